import { useTexts } from '../../../lib/texts/index.ts'
import { nameOfPlace, type ThreadPlace } from '../thread-place.ts'
import { Composer } from './composer.tsx'
import { keptName, type Words } from './kept-words.ts'

interface ThreadComposerProps {
  place: ThreadPlace
  /** Who writes. */
  person: number
  isTeam: boolean
  takesFiles: boolean
  course: number
  /** Words that were refused stand there again: why, and for the how many-th time. */
  back: { readonly round: number; readonly fault?: string | undefined }
  onSend: (words: Words) => Promise<unknown>
}

/** Where the words of a new comment are kept on the device. */
export const composerName = (person: number, place: ThreadPlace): string =>
  keptName(person, nameOfPlace(place))

/** Writes a comment at a place. */
export const ThreadComposer = ({ place, person, isTeam, course, back, ...props }: ThreadComposerProps) => {
  const { t } = useTexts()
  return (
    <Composer
      key={back.round}
      name={composerName(person, place)}
      label={t('comments.write_label')}
      sendLabel={t('comments.send')}
      place={place}
      mayBePrivate={isTeam}
      seenBy="reader"
      takesFiles={props.takesFiles}
      addresseesOf={isTeam ? undefined : course}
      fault={back.fault}
      onSend={props.onSend}
    />
  )
}
