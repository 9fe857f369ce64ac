import type { LineMark } from '@lectern/formats/questions/reading'
import type { ClipboardEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { hasLines, linesOfHtml } from './html-lines.ts'
import { roleWords } from './paste-words.ts'
import styles from './source-text.module.css'

interface SourceTextProps {
  text: string
  onText: (text: string) => void
  marks: readonly LineMark[]
  /** Lines about which there is something to be said. */
  noted: ReadonlySet<number>
}

/** More would make a long text slow to write in. */
const mostMarks = 1_500
const lineHeight = 26

/** Puts copied cells and lists in as lines; words alone are left to the browser. */
const pasteLines = (event: ClipboardEvent<HTMLTextAreaElement>, onText: (text: string) => void) => {
  const html = event.clipboardData.getData('text/html')
  if (!hasLines(html)) return
  event.preventDefault()
  const area = event.currentTarget
  area.setRangeText(linesOfHtml(html), area.selectionStart, area.selectionEnd, 'end')
  onText(area.value)
}

/** The text with the number of each line and what it was taken for. */
export const SourceText = ({ text, onText, marks, noted }: SourceTextProps) => {
  const { t } = useTexts()
  const count = text.split('\n').length
  const all: readonly (LineMark | { line: number; role: 'note' })[] = [
    ...marks.filter(({ line }) => !noted.has(line)),
    ...[...noted].map((line) => ({ line, role: 'note' as const })),
  ]
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <pre className={styles.numbers} aria-hidden="true">
          {Array.from({ length: Math.min(count, 20_000) }, (_, at) => at + 1).join('\n')}
        </pre>
        <div className={styles.marks} aria-hidden="true">
          {all.slice(0, mostMarks).map(({ line, role }) => {
            const words = role === 'note' ? 'quizzes.paste_role_note' : roleWords[role]
            return (
              <span
                key={line}
                className={styles.mark}
                data-role={role}
                style={{ insetBlockStart: `${(line - 1) * lineHeight}px` }}
              >
                {words && <span className={styles.label}>{t(words)}</span>}
              </span>
            )
          })}
        </div>
        <textarea
          className={styles.text}
          aria-label={t('quizzes.paste_text')}
          placeholder={t('quizzes.paste_placeholder')}
          value={text}
          rows={Math.max(count, 6)}
          wrap="off"
          spellCheck={false}
          onChange={(event) => onText(event.currentTarget.value)}
          onPaste={(event) => pasteLines(event, onText)}
        />
      </div>
    </div>
  )
}
