import {
  conversionsOf,
  type Conversion,
} from '@lectern/contract/quizzes/question-types/conversion/convert-question'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'

/** The types that a question can become: at once where nothing is lost, else after it was said what is. */
export const useConversions = (question: Question, onConvert: (question: Question) => void) => {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Conversion>()
  const [yes, no] = [t('quiz.yes'), t('quiz.no')]
  const takes = useTakes()
  const conversions = useMemo(
    () => conversionsOf(question, { key: newKey, yes, no }).filter(({ slug }) => takes(slug)),
    [question, yes, no, takes],
  )
  const convert = (conversion: Conversion) => {
    setAsked(undefined)
    onConvert(conversion.question)
  }
  const entries = conversions.map((conversion): MenuEntry => ({
    kind: 'action',
    label: t('quizzes.convert_to', { type: t(questionEditors[conversion.slug].name) }),
    icon: ArrowLeftRight,
    onSelect: () => (conversion.losses.length === 0 ? convert(conversion) : setAsked(conversion)),
  }))
  return { entries, asked, convert, close: () => setAsked(undefined) }
}
