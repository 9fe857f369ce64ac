import { formatLimits, textFormats } from '@lectern/formats/questions/reading'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Select } from '@lectern/ui/choices/select'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Kbd } from '@lectern/ui/layout/kbd'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { ClipboardPaste, FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { apiAddress } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { FileDialog } from '../formats/file-dialog.tsx'
import { isTextFile } from '../formats/read-file.ts'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import { formatWords } from './paste-words.ts'
import { ReadCard } from './read-card.tsx'
import { SourceText } from './source-text.tsx'
import { usePasted } from './use-pasted.ts'
import styles from './paste.module.css'

interface PasteDialogProps {
  /** How many questions the quiz still has room for. */
  room: number
  onClose: () => void
  onAdd: (questions: Question[]) => void
}

/** Makes questions of a text or of a file: what comes in on one side, what it becomes on the other. */
export const PasteDialog = ({ room, onClose, onAdd }: PasteDialogProps) => {
  const { t } = useTexts()
  const pasted = usePasted(room, t('quizzes.paste_gaps_name'))
  const [file, setFile] = useState<File>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    if (!(await isTextFile(chosen))) setFile(chosen)
    // A file that is far too long is cut: its first part says so as well as all of it.
    else pasted.setText(await chosen.slice(0, formatLimits.text * 4).text())
  }
  if (!file)
    return <TextDialog pasted={pasted} onClose={onClose} onAdd={onAdd} onFile={(one) => void take(one)} />
  return (
    <FileDialog
      file={file}
      room={room}
      onClose={onClose}
      onBack={() => setFile(undefined)}
      onText={(text) => {
        pasted.setText(text)
        setFile(undefined)
      }}
      onAdd={onAdd}
    />
  )
}

interface TextDialogProps extends Pick<PasteDialogProps, 'onClose' | 'onAdd'> {
  pasted: ReturnType<typeof usePasted>
  onFile: (file: File | undefined) => void
}

const isFileDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

const TextDialog = ({ pasted, onClose, onAdd, onFile }: TextDialogProps) => {
  const { t } = useTexts()
  const [isOver, setIsOver] = useState(false)
  const { made, ready } = pasted
  const add = (all: typeof made) => {
    if (all.length === 0) return
    onAdd(pasted.taken(all))
    const rest = pasted.rest(all)
    pasted.setText(rest)
    if (rest === '') onClose()
  }
  const untaken = pasted.read.questions.length - made.length
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={t('quizzes.paste_title')}
      description={t('quizzes.paste_help')}
      closeLabel={t('common.close')}
      actions={
        <>
          <span className={styles.kept}>{untaken > 0 && t('quizzes.paste_kept', { count: untaken })}</span>
          {ready.length > 0 && ready.length < made.length && (
            <Button variant="quiet" onClick={() => add(ready)}>
              {t('quizzes.paste_add_ready', { count: ready.length })}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={made.length === 0}
            iconEnd={<Kbd keys={['Ctrl', '↵']} />}
            onClick={() => add(made)}
          >
            {t('quizzes.paste_add', { count: made.length })}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls within */}
      <div
        className={styles.sides}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!isFileDrag(event)) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          setIsOver(false)
          if (!isFileDrag(event)) return
          event.preventDefault()
          onFile(event.dataTransfer.files[0])
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(made)
        }}
      >
        <Source pasted={pasted} onFile={onFile} />
        <Preview pasted={pasted} />
      </div>
    </Dialog>
  )
}

interface SideProps {
  pasted: ReturnType<typeof usePasted>
}

const Source = ({ pasted, onFile }: SideProps & Pick<TextDialogProps, 'onFile'>) => {
  const { t } = useTexts()
  const { read, chosen } = pasted
  const noted = new Set(read.questions.flatMap(({ notes }) => notes.map(({ line }) => line)))
  return (
    <section className={styles.side} aria-label={t('quizzes.paste_text')}>
      <SourceText text={pasted.text} onText={pasted.setText} marks={read.marks} noted={noted} />
      <div className={styles.bar}>
        <Select
          size="small"
          aria-label={t('quizzes.paste_format')}
          value={chosen ?? 'auto'}
          onChange={({ currentTarget: { value } }) =>
            pasted.setChosen(textFormats.find((format) => format === value))
          }
        >
          <option value="auto">
            {t('quizzes.paste_format_auto', { format: t(formatWords[read.format]) })}
          </option>
          {textFormats.map((format) => (
            <option key={format} value={format}>
              {t(formatWords[format])}
            </option>
          ))}
        </Select>
        <FileButton onFile={onFile} />
      </div>
    </section>
  )
}

const FileButton = ({ onFile }: Pick<TextDialogProps, 'onFile'>) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" variant="quiet" icon={<Icon of={FileUp} />} onClick={() => input.current?.click()}>
        {t('quizzes.paste_file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".gift,.txt,.xml,.zip,.xlsx,.csv,.docx,text/plain"
        aria-label={t('quizzes.paste_file')}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

const Preview = ({ pasted }: SideProps) => {
  const { t } = useTexts()
  const { read, ready, source } = pasted
  const lines = source.split('\n')
  const noted = read.questions.length - ready.length
  return (
    <section className={styles.side} aria-label={t('quizzes.paste_preview')}>
      <div className={styles.bar} role="status">
        {read.questions.length > 0 && (
          <>
            <span className={styles.count}>{t('quizzes.paste_count', { count: read.questions.length })}</span>
            <span className={styles.ready}>{t('quizzes.paste_ready', { count: ready.length })}</span>
            {noted > 0 && <span className={styles.noted}>{t('quizzes.paste_noted', { count: noted })}</span>}
          </>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <div className={styles.cards} tabIndex={0} role="group" aria-label={t('quizzes.paste_preview')}>
        <Problems pasted={pasted} />
        {read.questions.length === 0 && !read.isTooLong && (
          <EmptyState
            icon={ClipboardPaste}
            title={t('quizzes.paste_empty')}
            text={t('quizzes.paste_empty_text')}
            actions={
              <>
                <Button onClick={() => pasted.setText(t('quizzes.paste_example'))}>
                  {t('quizzes.paste_example_use')}
                </Button>
                <Link
                  className={buttonClass({ variant: 'quiet' })}
                  href={apiAddress('/quizzes/template?format=xlsx')}
                  download
                >
                  {t('quizzes.file_template')}
                </Link>
              </>
            }
          />
        )}
        <AuthorExtras questions={[]}>
          <ol className={styles.list}>
            {read.questions.map((one) => (
              <ReadCard
                key={one.from}
                read={one}
                source={lines
                  .slice(one.from - 1, one.from)
                  .join('')
                  .slice(0, 200)}
                onMend={pasted.mend}
              />
            ))}
          </ol>
        </AuthorExtras>
      </div>
    </section>
  )
}

const Problems = ({ pasted: { read, misfits } }: SideProps) => {
  const { t } = useTexts()
  if (read.isTooLong) return <Notice tone="warning">{t('quizzes.paste_too_long')}</Notice>
  return (
    <>
      {misfits > 0 && <Notice tone="warning">{t('quizzes.paste_misfits', { count: misfits })}</Notice>}
      {read.left > 0 && <Notice tone="warning">{t('quizzes.paste_left', { count: read.left })}</Notice>}
    </>
  )
}
