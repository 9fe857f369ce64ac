import { useTexts } from '../../../../../lib/texts/index.ts'
import { BuildingSheet } from '../../shared/building/building-sheet.tsx'
import { builtIn, rebuilt } from '../../shared/building/built-rows.ts'
import styles from '../../shared/building/building.module.css'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { SheetDragWords } from '../../shared/sheet-drag-words.tsx'

/** Sentences, and the words that they are put together from. */
export const SentencePlayer = ({
  question,
  answer,
  onAnswer,
}: PlayerProps<QuestionOf<'sentence_from_words'>>) => {
  const { t } = useTexts()
  return (
    <SheetDragWords>
      <div className={styles.things}>
        <p className={styles.hint}>{t('quiz.sentence_hint')}</p>
        {question.statements.map(({ id, is_rtl, answers }, at) => (
          <BuildingSheet
            key={id}
            look="words"
            name={t('quiz.sentence_number', { number: at + 1 })}
            isRtl={is_rtl}
            pieces={answers}
            built={builtIn(answer, id)}
            onBuilt={(built) => onAnswer(rebuilt(answer, id, built))}
            most={answers.length}
            glue=" "
          />
        ))}
      </div>
    </SheetDragWords>
  )
}
