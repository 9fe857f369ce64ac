import type { EnrolmentMode } from '@lectern/contract/products/enrolment-mode'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { useTexts } from '../../../../lib/texts/index.ts'

interface WhoMayJoinProps {
  /** Nothing is chosen before somebody says it. */
  value: EnrolmentMode | undefined
  onChange: (mode: EnrolmentMode) => void
}

/** Whether a course takes whoever comes, or only whom the school lets in. */
export const WhoMayJoin = ({ value, onChange }: WhoMayJoinProps) => {
  const { t } = useTexts()
  return (
    <RadioGroup
      label={t('courses.publish_who')}
      variant="cards"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'closed',
          label: t('courses.enrolment_closed'),
          help: t('courses.publish_closed_help'),
        },
        {
          value: 'open',
          label: t('courses.enrolment_open'),
          help: t('courses.publish_open_help'),
        },
      ]}
    />
  )
}
