import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { readOutline } from '@lectern/contract/courses/rules/read-outline'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'

interface OutlineFieldsProps {
  typeId: CourseTypeId
  outline: string
  onOutline: (outline: string) => void
}

/** Ready outlines by the type of the course: what each is called, and its lines. */
const templates: Readonly<Record<CourseTypeId, readonly { name: TextId; lines: TextId }[]>> = {
  [courseType.course]: [
    { name: 'courses.outline_short', lines: 'courses.outline_short_lines' },
    { name: 'courses.outline_skill', lines: 'courses.outline_skill_lines' },
    { name: 'courses.outline_exam', lines: 'courses.outline_exam_lines' },
  ],
  [courseType.marathon]: [
    { name: 'courses.outline_week', lines: 'courses.outline_week_lines' },
    { name: 'courses.outline_weeks', lines: 'courses.outline_weeks_lines' },
  ],
}

/** Modules and lessons written as lines, from a ready outline or one's own, with what is understood of them. */
export const OutlineFields = ({ typeId, outline, onOutline }: OutlineFieldsProps) => {
  const { t } = useTexts()
  const { parts, lessons, leftOut } = readOutline(outline)
  const modules = parts.filter(({ module }) => module !== null).length
  const offered = templates[typeId]
  const chosen = offered.findIndex(({ lines }) => t(lines) === outline)
  return (
    <>
      <Field label={t('courses.outline_template')}>
        <Select
          value={String(chosen)}
          onChange={(event) => {
            const template = offered[Number(event.currentTarget.value)]
            onOutline(template ? t(template.lines) : '')
          }}
        >
          <option value="-1">{t('courses.outline_own')}</option>
          {offered.map(({ name }, at) => (
            <option key={name} value={at}>
              {t(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('courses.outline')}
        help={t('courses.outline_help')}
        note={lessons + modules > 0 ? t('courses.outline_read', { modules, lessons }) : undefined}
        error={leftOut > 0 ? t('courses.outline_left_out', { count: leftOut }) : undefined}
      >
        <TextArea rows={8} value={outline} onChange={(event) => onOutline(event.currentTarget.value)} />
      </Field>
    </>
  )
}
