import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { hasWords } from '@lectern/contract/comments/rules/comment-text'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Field } from '@lectern/ui/fields/field'
import { use, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import { useMedia } from '../../../lib/drawing/use-media.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { AddresseeChoice } from './addressee-choice.tsx'
import { CommentText } from './comment-text.tsx'
import type { ComposerFilesProps } from './composer-files.tsx'
import styles from './composer.module.css'
import { DeskComposerContext } from './desk-composer.ts'
import { isSameWords, type Words } from './kept-words.ts'
import { type MentionPlace, useHasMentionable } from './use-mentionable.ts'
import { useWords } from './use-words.ts'

// Uploads and recorders come with the first place that takes files.
const Files = lazyPart<ComposerFilesProps>(
  async () => (await import('./composer-files.tsx')).ComposerFiles,
  () => <Skeleton height="44px" />,
).Part

const nothing: readonly StoredFile[] = []
const noStart: Partial<Words> = {}

interface ComposerProps {
  /** Under this name the words are kept on the device. */
  name: string
  label: string
  sendLabel: string
  /** At which people are named. */
  place: MentionPlace
  /** What stands there before something is written. */
  start?: Partial<Words>
  /** Whether the words can be for the team alone. */
  mayBePrivate: boolean
  /** Who sees them while they are not; it stands on the button at the desk. Absent: nothing is said of it. */
  seenBy?: 'reader' | 'team'
  takesFiles: boolean
  /** Files that stand there before, as the page got them. */
  known?: readonly StoredFile[]
  /** The course whose team can be chosen from; absent: nobody is chosen. */
  addresseesOf?: number | undefined
  /** Why words came back that were sent before. */
  fault?: string | undefined
  onSend: (words: Words) => Promise<unknown>
  /** Left without sending; the words stay on the device. */
  onLeave?: () => void
}

/** Puts a new line where the caret is; gives the whole text. */
const breakLine = (area: HTMLTextAreaElement): string => {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end')
  return area.value
}

/** Puts words where the caret is, apart from the word before it; gives the whole text. */
const putWords = (area: HTMLTextAreaElement, words: string): string => {
  const { selectionStart: from, selectionEnd: to, value } = area
  const gap = from === 0 || /\s$/.test(value.slice(0, from)) ? '' : ' '
  area.focus()
  area.setRangeText(gap + words, from, to, 'end')
  return area.value
}

const isSomething = ({ text, files }: Words): boolean => hasWords(text) || files.length > 0

const overBy = ({ text }: Words): number => text.length - commentLimits.text

/** The words of a composer, whether they can be sent, and what sends them. */
const useComposer = ({ name, start = noStart, onSend }: ComposerProps) => {
  const { words, isKept, change, hold, forget } = useWords(name, start)
  const [isIdle, setIdle] = useState(true)
  const [isChanged, setChanged] = useState(false)
  const { run, busy, error } = useAction(async () => {
    await onSend(words)
    forget()
  })
  const maySend = isIdle && isSomething(words) && overBy(words) <= 0 && !isSameWords(words, start)
  return {
    words,
    isKept,
    isIdle,
    isChanged,
    maySend,
    busy,
    error,
    alter: (part: Partial<Words>) => {
      setChanged(true)
      change(part)
    },
    send: () => maySend && run(undefined),
    onWork: (isQuiet: boolean) => {
      setIdle(isQuiet)
      if (!isQuiet) hold()
    },
  }
}

type Writing = ReturnType<typeof useComposer>

/** Writes a comment, an answer or a change of one. Enter sends; with Ctrl, Shift or Alt, or under a finger, it breaks the line. */
export const Composer = (props: ComposerProps) => {
  const { name, takesFiles, known = nothing, addresseesOf, onLeave } = props
  const writing = useComposer(props)
  const { words, alter, send } = writing
  const [isTouched, setTouched] = useState(words.addressee !== null)
  const box = useRef<HTMLFormElement>(null)
  const isOpened = onLeave !== undefined
  useEffect(() => {
    if (isOpened) box.current?.querySelector('textarea')?.focus()
  }, [isOpened])
  return (
    <form
      ref={box}
      noValidate
      data-files-zone
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <ComposerField {...props} writing={writing} onFocus={() => setTouched(true)} />
      {addresseesOf !== undefined && isTouched && (
        <AddresseeChoice
          course={addresseesOf}
          chosen={words.addressee}
          onChoose={(addressee) => alter({ addressee })}
        />
      )}
      {takesFiles && (
        <Files
          name={name}
          draft={words.draft}
          files={words.files}
          known={known}
          onFiles={(files) => alter({ files })}
          onWork={writing.onWork}
        />
      )}
      <ComposerFoot {...props} writing={writing} box={box} />
    </form>
  )
}

type PartProps = ComposerProps & { writing: Writing }

/** What can be typed; a keyboard on the screen has no Shift+Enter, so that Enter breaks the line there and the button sends. */
const composerHelp = (t: Translate, isByFinger: boolean, hasPeople: boolean): string | undefined => {
  if (isByFinger) return hasPeople ? t('comments.mention_help') : undefined
  return t(hasPeople ? 'comments.keys_help_people' : 'comments.keys_help')
}

const ComposerField = ({
  label,
  place,
  fault,
  onLeave,
  writing,
  onFocus,
}: PartProps & { onFocus: () => void }) => {
  const { t } = useTexts()
  const { words, error, busy, alter, send } = writing
  const isAtDesk = use(DeskComposerContext) !== null
  const over = overBy(words)
  const refusal = writing.isChanged ? undefined : fault
  const [isEntered, setEntered] = useState(false)
  const hasPeople = useHasMentionable(place, isEntered)
  const isByFinger = useMedia('(pointer: coarse)')
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // The keys of the desk are those of the page again.
      if (isAtDesk && !onLeave) event.currentTarget.blur()
      return onLeave?.()
    }
    if (event.key !== 'Enter' || event.shiftKey || isByFinger) return
    event.preventDefault()
    if (event.ctrlKey || event.altKey || event.metaKey) alter({ text: breakLine(event.currentTarget) })
    else send()
  }
  return (
    <Field
      label={label}
      help={composerHelp(t, isByFinger, hasPeople)}
      error={over > 0 ? t('comments.too_long', { count: over }) : error ? errorText(error, t) : refusal}
    >
      <CommentText
        text={words.text}
        named={words.mentions}
        place={place}
        isBusy={busy}
        onChange={alter}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setEntered(true)
          onFocus()
        }}
      />
    </Field>
  )
}

interface FootProps extends PartProps {
  box: RefObject<HTMLFormElement | null>
}

const ComposerFoot = ({ sendLabel, mayBePrivate, seenBy, onLeave, writing, box }: FootProps) => {
  const { t } = useTexts()
  const desk = use(DeskComposerContext)
  const { words, isIdle, isKept, busy, maySend, alter } = writing
  const insert = (remark: string) => {
    const area = box.current?.querySelector('textarea')
    if (area && !area.readOnly) alter({ text: putWords(area, remark) })
  }
  return (
    <div className={styles.foot}>
      {mayBePrivate && (
        <Checkbox
          label={t('comments.for_team')}
          checked={words.isPrivate}
          disabled={busy}
          onChange={(event) => alter({ isPrivate: event.currentTarget.checked })}
        />
      )}
      <span className={styles.kept} role="status">
        {isIdle ? isKept && t('comments.kept') : t('comments.files_wait')}
      </span>
      {desk?.Tool && <desk.Tool text={words.text} insert={insert} />}
      {onLeave && <Button onClick={onLeave}>{t('comments.leave')}</Button>}
      <Button variant="primary" type="submit" busy={busy} disabled={!maySend}>
        {sendLabel}
        {desk && seenBy && <SeenBy who={words.isPrivate ? 'team' : seenBy} reader={desk.reader} />}
      </Button>
    </div>
  )
}

/** Who sees what is sent. */
const SeenBy = ({ who, reader }: { who: 'reader' | 'team'; reader: string }) => {
  const { t } = useTexts()
  return (
    <span className={styles.seenBy}>
      {who === 'team' ? t('comments.team_sees') : t('comments.reader_sees', { name: reader })}
    </span>
  )
}
