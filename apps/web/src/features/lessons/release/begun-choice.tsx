import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { countBegun } from '../api.ts'

/** What a rule is about: some lessons, a module, or else the course. */
export interface RuledPart {
  readonly course: number
  readonly lessons?: readonly number[] | undefined
  readonly module?: number | undefined
}

interface BegunChoiceProps {
  part: RuledPart
  rule: ReleaseRule | null
  onRule: (rule: ReleaseRule) => void
}

const delays = ({ moment, after_lesson_ids: lessons, after_quiz_id: quiz }: ReleaseRule): boolean =>
  moment.kind !== 'at_once' || lessons.length > 0 || (quiz ?? null) !== null

/** Whether a delay closes to learners what they have begun already; says how many they are, and is not there where nobody has. */
export const BegunChoice = ({ part, rule, onRule }: BegunChoiceProps) => {
  const { t } = useTexts()
  const { course, lessons, module } = part
  const query = { module_id: module?.toString(), lesson_ids: lessons?.join(',') }
  const count = useQuery(queryFor(countBegun, { params: { course }, query })).data?.data.learners ?? 0
  const closes = rule?.closes_begun ?? false
  if (!rule || !delays(rule) || (count === 0 && !closes)) return null
  return (
    <Checkbox
      label={t('lesson-editor.release_close_begun')}
      help={t('lesson-editor.release_begun', { count })}
      checked={closes}
      onChange={({ currentTarget }) => onRule({ ...rule, closes_begun: currentTarget.checked })}
    />
  )
}
