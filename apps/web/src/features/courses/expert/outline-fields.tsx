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
    { name: 'create-course.outline_short', lines: 'create-course.outline_short_lines' },
    { name: 'create-course.outline_skill', lines: 'create-course.outline_skill_lines' },
    { name: 'create-course.outline_exam', lines: 'create-course.outline_exam_lines' },
  ],
  [courseType.marathon]: [
    { name: 'create-course.outline_week', lines: 'create-course.outline_week_lines' },
    { name: 'create-course.outline_weeks', lines: 'create-course.outline_weeks_lines' },
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
      <Field label={t('create-course.outline_template')}>
        <Select
          value={String(chosen)}
          onChange={(event) => {
            const template = offered[Number(event.currentTarget.value)]
            onOutline(template ? t(template.lines) : '')
          }}
        >
          <option value="-1">{t('create-course.outline_own')}</option>
          {offered.map(({ name }, at) => (
            <option key={name} value={at}>
              {t(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('create-course.outline')}
        help={t('create-course.outline_help')}
        note={lessons + modules > 0 ? t('create-course.outline_read', { modules, lessons }) : undefined}
        error={leftOut > 0 ? t('create-course.outline_left_out', { count: leftOut }) : undefined}
      >
        <TextArea rows={8} value={outline} onChange={(event) => onOutline(event.currentTarget.value)} />
      </Field>
    </>
  )
}
