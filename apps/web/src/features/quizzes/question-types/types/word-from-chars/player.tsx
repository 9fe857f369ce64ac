import { useTexts } from '../../../../../lib/texts/index.ts'
import { BuildingSheet } from '../../shared/building/building-sheet.tsx'
import { builtIn, rebuilt } from '../../shared/building/built-rows.ts'
import styles from '../../shared/building/building.module.css'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { SheetDragWords } from '../../shared/sheet-drag-words.tsx'

/** Words, and the letters that they are put together from. */
export const WordPlayer = ({ question, answer, onAnswer }: PlayerProps<QuestionOf<'word_from_chars'>>) => {
  const { t } = useTexts()
  return (
    <SheetDragWords>
      <div className={styles.things}>
        <p className={styles.hint}>{t('quiz.word_hint')}</p>
        {question.statements.map(({ id, hint, length, answers }, at) => (
          <div key={id}>
            {hint !== '' && <p className={styles.name}>{hint}</p>}
            <BuildingSheet
              look="letters"
              name={hint || t('quiz.word_number', { number: at + 1 })}
              pieces={answers}
              built={builtIn(answer, id)}
              onBuilt={(built) => onAnswer(rebuilt(answer, id, built))}
              most={length}
              glue=""
            />
          </div>
        ))}
      </div>
    </SheetDragWords>
  )
}
