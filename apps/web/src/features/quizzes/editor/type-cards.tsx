import textStyles from '@lectern/ui/text/text.module.css'
import { Icon } from '@lectern/ui/layout/icon'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import styles from './quiz-editor.module.css'

/** A card for each type of question that the quiz takes, in a grid that the caller draws. */
export const TypeCards = ({ onPick }: { onPick: (slug: QuestionSlug) => void }) => {
  const { t } = useTexts()
  const takes = useTakes()
  const offered = Object.values(questionEditors).filter(({ slug }) => takes(slug))
  return offered.map(({ slug, name, help, icon }) => (
    <button
      key={slug}
      type="button"
      className={styles.type}
      data-question-type={slug}
      onClick={() => onPick(slug)}
    >
      <Icon of={icon} size={20} />
      <span className={styles.typeName}>{t(name)}</span>
      <span className={textStyles.muted}>{t(help)}</span>
    </button>
  ))
}
