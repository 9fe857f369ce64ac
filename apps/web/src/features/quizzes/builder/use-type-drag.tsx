import { Icon } from '@lectern/ui/layout/icon'
import { type Held, useDragOnto } from '@lectern/ui/dragging/use-drag-onto'
import { useTexts } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import styles from './builder.module.css'

interface TypeDragInput {
  isFull: boolean
  onDrop: (slug: QuestionSlug, at: number) => void
}

const typeOf = (target: Element): QuestionSlug | undefined => {
  const slug = target.closest('[data-question-type]')?.getAttribute('data-question-type')
  return Object.values(questionEditors).find((each) => each.slug === slug)?.slug
}

/** Takes a type of question out of the palette to a place in the list. */
export const useTypeDrag = ({ isFull, onDrop }: TypeDragInput) => {
  const { t } = useTexts()
  const { held, sourceProps } = useDragOnto<QuestionSlug>({
    pick: (target) => (isFull ? undefined : typeOf(target)),
    accepts: () => true,
    onDrop: (slug, place) => onDrop(slug, Number(place)),
    nameOf: (slug) => t(questionEditors[slug].name),
    placeName: (place) => t('quizzes.drop_place', { number: Number(place) + 1 }),
  })
  return {
    sourceProps,
    placeOf: (at: number) => ({
      'data-drop-place': String(at),
      'data-type-drop': held?.place === String(at) ? 'over' : undefined,
    }),
    held: held && <HeldType held={held} />,
  }
}

/** What is held, beside the pointer. */
const HeldType = ({ held: { thing, x, y } }: { held: Held<QuestionSlug> }) => {
  const { t } = useTexts()
  return (
    <p className={styles.held} style={{ translate: `${x}px ${y}px` }} aria-hidden="true">
      <Icon of={questionEditors[thing].icon} />
      {t(questionEditors[thing].name)}
    </p>
  )
}
