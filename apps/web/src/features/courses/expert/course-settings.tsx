import { productKindOf, type ProductKind } from '@lectern/contract/kernel/product-kind'
import { useNavigate } from '@tanstack/react-router'
import type { Course } from '@lectern/contract/courses/course'
import { courseLimits } from '@lectern/contract/courses/course-limits'
import { slugOf } from '@lectern/contract/kernel/slug'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Card } from '@lectern/ui/layout/card'
import { Field } from '@lectern/ui/fields/field'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { TextInput } from '@lectern/ui/fields/text-input'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Pencil } from 'lucide-react'
import { lazy, useState, type FormEvent } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { listOfType } from './list-of-type.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { pageEditorPath } from '../course-page/course-page-search.ts'
import { CourseCoverField } from './course-cover-field.tsx'
import { CourseLook, lookFieldsOf, type LookFields } from './course-look.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { useCourseChange } from './use-course-actions.tsx'
import styles from './expert-courses.module.css'

const QuestionTextEditor = lazy(async () => ({
  default: (await import('../../rich-text/index.ts')).QuestionTextEditor,
}))

type Fields = Pick<Course, 'title' | 'slug' | 'about' | 'enrolment' | 'has_waiting_list'> & LookFields

const fieldsOf = (course: Course): Fields => ({
  title: course.title,
  slug: course.slug,
  about: course.about,
  enrolment: course.enrolment,
  has_waiting_list: course.has_waiting_list,
  ...lookFieldsOf(course),
})

const fieldNames = ['title', 'slug', 'about'] as const

/** What a course is called, where it stands, how people join; and its end. */
export const CourseSettings = ({ course }: { course: Course }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [fields, setFields] = useState(() => fieldsOf(course))
  const [removing, setRemoving] = useState(false)
  const save = useCourseChange()
  const kind = productKindOf(course.type_id)
  const write = (part: Partial<Fields>) => setFields({ ...fields, ...part })
  const isChanged = !isSame(fields, fieldsOf(course))
  const titleMissing = fields.title.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || titleMissing || save.isPending) return
    save.mutate(
      { id: course.id, change: { ...fields, title: fields.title.trim() } },
      {
        onSuccess: ({ data }) => {
          setFields(fieldsOf(data))
          toasts.show({ tone: 'success', title: t('courses.settings_saved') })
        },
      },
    )
  }
  const at = (field: (typeof fieldNames)[number]) => fieldText(save.error, field, t)
  return (
    <div className={styles.settings}>
      <Card level={2} title={t('courses.public_page')} description={t('courses.public_page_text')}>
        <a href={pageEditorPath(course.link)} className={buttonClass({})}>
          <Icon of={Pencil} />
          {t('courses.public_page_edit')}
        </a>
      </Card>
      <CourseCoverField course={course} />
      <form noValidate className={formStyles.form} onSubmit={submit}>
        <SettingsFields fields={fields} write={write} error={at} lastSlug={course.slug} kind={kind} />
        <CourseLook course={course} fields={fields} write={write} />
        {save.error && !fieldNames.some(at) && (
          <p role="alert" className={textStyles.wrong}>
            {errorText(save.error, t)}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!isChanged || titleMissing}>
            {t('courses.settings_save')}
          </Button>
        </div>
      </form>
      <Card
        level={2}
        title={t('courses.course_delete', { kind })}
        description={t('courses.course_delete_text', { kind })}
      >
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('courses.course_delete', { kind })}
        </Button>
      </Card>
      <DeleteCourse
        course={removing ? course : undefined}
        onClose={() => setRemoving(false)}
        onDeleted={() => void navigate({ href: listOfType[course.type_id].href })}
      />
    </div>
  )
}

interface SettingsFieldsProps {
  fields: Fields
  write: (part: Partial<Fields>) => void
  error: (field: (typeof fieldNames)[number]) => string | undefined
  lastSlug: string
  kind: ProductKind
}

const SettingsFields = ({ fields, write, error: at, lastSlug, kind }: SettingsFieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      <Field
        label={t('courses.course_title')}
        error={fields.title.trim() === '' ? t('common.field_required_title') : at('title')}
      >
        <TextInput
          value={fields.title}
          maxLength={courseLimits.title}
          onChange={(event) => write({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('courses.course_address')} help={t('courses.course_address_help')} error={at('slug')}>
        <TextInput
          value={fields.slug}
          maxLength={courseLimits.slug}
          spellCheck={false}
          onChange={(event) => write({ slug: event.currentTarget.value })}
          onBlur={() => write({ slug: slugOf(fields.slug) || lastSlug })}
        />
      </Field>
      <Field
        label={t('courses.course_description')}
        help={t('courses.course_description_help', { kind })}
        error={at('about')}
      >
        <div className={styles.aboutField}>
          <QuestionTextEditor
            frame="field"
            className={styles.about ?? ''}
            placeholder=""
            label={t('courses.course_description')}
            limit={courseLimits.description}
            startHere={false}
            text={fields.about}
            version={fields.about}
            onText={(about) => write({ about })}
          />
        </div>
      </Field>
      <RadioGroup
        label={t('courses.enrolment')}
        variant="cards"
        value={fields.enrolment}
        onChange={(enrolment) => write({ enrolment })}
        options={[
          {
            value: 'open',
            label: t('courses.enrolment_open'),
            help: t('courses.enrolment_open_help'),
          },
          {
            value: 'closed',
            label: t('courses.enrolment_closed'),
            help: t('courses.enrolment_closed_help'),
          },
        ]}
      />
      <Checkbox
        label={t('courses.waiting_list')}
        help={t('courses.waiting_list_help')}
        checked={fields.has_waiting_list}
        onChange={({ currentTarget }) => write({ has_waiting_list: currentTarget.checked })}
      />
    </>
  )
}
