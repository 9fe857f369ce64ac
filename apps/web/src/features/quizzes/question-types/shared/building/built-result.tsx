import type { ResultRow } from '@lectern/contract/attempts/attempt'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './building.module.css'
import type { Piece } from './use-building.ts'

interface BuiltResultProps {
  look: 'words' | 'letters'
  name: string
  isRtl?: boolean
  pieces: readonly Piece[]
  /** The rows of this thing: what was built, and what is right where the quiz shows it. */
  rows: readonly ResultRow[]
  right: readonly ResultRow[] | undefined
}

/** The texts of the first list that the second one has not, each as often as it is missing there. */
const without = (texts: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What somebody built, piece by piece; what stands wrong, what is missing and what is right, in words. */
export const BuiltResult = ({ look, name, isRtl = false, pieces, rows, right }: BuiltResultProps) => {
  const { t } = useTexts()
  const textOf = ({ quiz_answer_id: id }: ResultRow) => pieces.find((piece) => piece.id === id)?.text ?? ''
  const glue = look === 'words' ? ' ' : ''
  const own = rows.map(textOf)
  const key = right?.map(textOf) ?? []
  const wrong = rows.filter((row) => row.is_correct === false).map(textOf)
  const missing = without(key, own)
  const isRight = wrong.length === 0 && missing.length === 0
  const notes = [
    { words: t('quiz.build_wrong'), texts: wrong.join(', ') },
    { words: t('quiz.build_missing'), texts: own.length === 0 ? '' : missing.join(', ') },
    { words: t('quiz.option_missed'), texts: isRight ? '' : key.join(glue) },
  ].filter(({ texts }) => texts !== '')
  return (
    <div className={styles.sheet} data-look={look}>
      {rows.length === 0 ? (
        <p className={styles.nothing}>{t('quiz.result_not_started')}</p>
      ) : (
        <ol className={styles.line} aria-label={name} dir={isRtl ? 'rtl' : undefined} data-result>
          {rows.map((row) => (
            <li key={row.quiz_answer_id} className={styles.place}>
              <span
                className={styles.marked}
                data-mark={row.is_correct === null ? undefined : row.is_correct ? 'right' : 'wrong'}
              >
                {textOf(row)}
                {row.is_correct !== null && (
                  <>
                    <Icon of={row.is_correct ? CircleCheck : CircleX} />
                    <VisuallyHidden>
                      {row.is_correct ? t('quiz.option_right') : t('quiz.option_wrong')}
                    </VisuallyHidden>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {notes.length > 0 && (
        <dl className={styles.notes}>
          {notes.map(({ words, texts }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd dir="auto">{texts}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
