import { Segmented } from '@lectern/ui/choices/segmented'
import { useTexts } from '../../lib/texts/index.ts'

/** With what a course begins: with nothing, with written lines, or with what a file holds. */
export type Way = 'empty' | 'outline' | 'file'

interface WayToBeginProps {
  way: Way
  onChange: (way: Way) => void
  /** Whether a file may be taken. */
  hasFile: boolean
}

/** Asks with what a course begins. */
export const WayToBegin = ({ way, onChange, hasFile }: WayToBeginProps) => {
  const { t } = useTexts()
  return (
    <Segmented
      label={t('courses.course_begin')}
      value={way}
      onChange={onChange}
      segments={[
        { value: 'empty', label: t('courses.course_begin_empty') },
        { value: 'outline', label: t('courses.course_begin_outline') },
        ...(hasFile ? [{ value: 'file' as const, label: t('courses.course_begin_file') }] : []),
      ]}
    />
  )
}
