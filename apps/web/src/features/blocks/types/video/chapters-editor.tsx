import { placedFileLimits } from '@lectern/contract/files/placed-file'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { TextInput } from '@lectern/ui/fields/text-input'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { inserted, removed, replaced } from '../../../../lib/lists.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type Chapter, inTime, readChapters, readTime, writeTime } from './chapter-time.ts'
import styles from './video-editor.module.css'

interface ChaptersEditorProps {
  chapters: readonly Chapter[]
  onChapters: (chapters: Chapter[]) => void
}

/** Time codes with titles. Pasting lines of them fills in all at once. */
export const ChaptersEditor = ({ chapters, onChapters }: ChaptersEditorProps) => {
  const { t } = useTexts()
  const newest = useRef(chapters)
  useEffect(() => {
    newest.current = chapters
  })
  const change = (work: (all: readonly Chapter[]) => Chapter[]) => {
    newest.current = work(newest.current)
    onChapters([...newest.current])
  }
  const remove = (chapter: Chapter, at: number) => {
    change((all) => removed(all, at))
    toasts.show({
      title: t('documents.chapter_removed'),
      action: {
        label: t('documents.undo'),
        onSelect: () => change((all) => inTime(inserted(all, at, chapter))),
      },
    })
  }
  const paste = (event: ClipboardEvent) => {
    const read = readChapters(event.clipboardData.getData('text/plain'))
    if (read.length < 2) return
    event.preventDefault()
    change((all) =>
      inTime([...all.filter(({ title }) => title !== ''), ...read]).slice(0, placedFileLimits.chapters),
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what is pasted into the fields within
    <fieldset className={styles.chapters} onPaste={paste}>
      <legend className={styles.legend}>{t('documents.chapters')}</legend>
      {chapters.length > 0 && (
        <ol className={styles.list}>
          {chapters.map((chapter, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- chapters have no name of their own
            <li key={at} className={styles.chapter}>
              <TimeField
                at={chapter.at}
                label={t('documents.chapter_at', { number: at + 1 })}
                onTime={(time) => change((all) => inTime(replaced(all, at, { ...chapter, at: time })))}
              />
              <TitleField
                title={chapter.title}
                label={t('documents.chapter_title', { number: at + 1 })}
                onTitle={(title) => change((all) => replaced(all, at, { ...chapter, title }))}
              />
              <IconButton
                icon={X}
                label={t('documents.chapter_remove', { number: at + 1 })}
                onClick={() => remove(chapter, at)}
              />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.help}>{t('documents.chapters_help')}</p>
      <NewChapter
        isFull={chapters.length >= placedFileLimits.chapters}
        onAdd={(chapter) => change((all) => inTime([...all, chapter]))}
      />
    </fieldset>
  )
}

interface TimeFieldProps {
  at: number
  label: string
  onTime: (at: number) => void
}

/** A time as people write it; what cannot be read is marked and changes nothing. */
const TimeField = ({ at, label, onTime }: TimeFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readTime(typed) === undefined
  const leave = () => {
    const time = typed === undefined ? undefined : readTime(typed)
    if (time !== undefined && time !== at) onTime(time)
    if (!isWrong) setTyped(undefined)
  }
  return (
    <TextInput
      className={styles.time}
      value={typed ?? writeTime(at)}
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('documents.chapter_time_wrong') : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}

interface TitleFieldProps {
  title: string
  label: string
  onTitle: (title: string) => void
}

/** A title is never stored empty: an emptied one comes back when the field is left. */
const TitleField = ({ title, label, onTitle }: TitleFieldProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      value={typed ?? title}
      maxLength={placedFileLimits.chapterTitle}
      aria-label={label}
      onChange={(event) => {
        const { value } = event.currentTarget
        setTyped(value)
        if (value.trim() !== '') onTitle(value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

const NewChapter = ({ isFull, onAdd }: { isFull: boolean; onAdd: (chapter: Chapter) => void }) => {
  const { t } = useTexts()
  const [line, setLine] = useState('')
  const [isWrong, setWrong] = useState(false)
  const add = () => {
    const [read] = readChapters(line)
    setWrong(!read)
    if (!read) return
    onAdd(read)
    setLine('')
  }
  return (
    <div className={styles.chapter}>
      <TextInput
        value={line}
        disabled={isFull}
        placeholder="2:40 …"
        aria-label={t('documents.chapter_add')}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setLine(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button icon={<Icon of={Plus} />} disabled={isFull || line.trim() === ''} onClick={add}>
        {t('documents.chapter_add')}
      </Button>
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {t('documents.chapter_time_wrong')}
        </p>
      )}
    </div>
  )
}
