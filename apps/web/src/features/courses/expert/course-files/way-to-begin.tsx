import { Segmented } from '@lectern/ui/choices/segmented'
import { useTexts } from '../../../../lib/texts/index.ts'

/** With what a course begins: with nothing, or with what a file holds. */
export type Way = 'empty' | 'file'

/** Asks with what a course begins. */
export const WayToBegin = ({ way, onChange }: { way: Way; onChange: (way: Way) => void }) => {
  const { t } = useTexts()
  return (
    <Segmented
      label={t('create-course.course_begin')}
      value={way}
      onChange={onChange}
      segments={[
        { value: 'empty', label: t('create-course.course_begin_empty') },
        { value: 'file', label: t('create-course.course_begin_file') },
      ]}
    />
  )
}
