import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { courseLimits } from '@lectern/contract/courses/course-limits'
import { readOutline } from '@lectern/contract/courses/rules/read-outline'
import { slugOf } from '@lectern/contract/kernel/slug'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { createCourse, listCourseCards } from '../api.ts'
import { OutlineFields } from './outline-fields.tsx'
import { CourseFileFields, useCourseFile, type Way, WayToBegin } from '../../course-files/index.ts'

interface CreateCourseProps {
  typeId: CourseTypeId
  open: boolean
  onClose: () => void
}

const textsOf: Readonly<Record<CourseTypeId, Record<'title' | 'text' | 'create', TextId>>> = {
  [courseType.course]: {
    title: 'courses.course_create_title',
    text: 'courses.course_create_text',
    create: 'courses.course_create',
  },
  [courseType.marathon]: {
    title: 'courses.marathon_create_title',
    text: 'courses.marathon_create_text',
    create: 'courses.marathon_create',
  },
}

/** Makes the course and leads to it. */
const useCreation = (typeId: CourseTypeId, onCreated: () => void) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // A marathon goes by weeks and days until its author calls them otherwise (PRODUCT-learning §7).
  const labels =
    typeId === courseType.marathon
      ? { module: t('courses.label_week'), lesson: t('courses.label_day') }
      : undefined
  return useMutation({
    mutationFn: ({ title, outline }: { title: string; outline: string }) =>
      createCourse({
        body: {
          title: title.trim(),
          type_id: typeId,
          labels,
          outline: readOutline(outline).parts.map(({ module, lessons }) => ({
            module,
            lessons: [...lessons],
          })),
        },
      }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) })
      onCreated()
      await navigate({ to: '/expert/course/$courseId', params: { courseId: data.id } })
    },
    meta: { showsErrors: true },
  })
}

/** Asks for a title and leads to the new course, or for a file and shows on the list how far its course is. */
export const CreateCourse = ({ typeId, open, onClose }: CreateCourseProps) => {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const [outline, setOutline] = useState('')
  const [way, setWay] = useState<Way>('empty')
  const course = useCourseFile(typeId)
  const texts = textsOf[typeId]
  const create = useCreation(typeId, () => {
    setTitle('')
    setOutline('')
  })
  const close = () => {
    setWay('empty')
    course.clear()
    onClose()
  }
  const takeFile = () => {
    course.send()
    close()
  }
  const isFile = way === 'file'
  const error = create.error ? (fieldText(create.error, 'title', t) ?? errorText(create.error, t)) : undefined
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t(texts.title)}
      description={t(isFile ? 'courses.course_file_text' : texts.text)}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t(isFile ? 'courses.course_file_create' : texts.create)}
      ready={isFile ? course.fields.file !== undefined : title.trim() !== ''}
      busy={create.isPending}
      onSubmit={() =>
        isFile ? takeFile() : create.mutate({ title, outline: way === 'outline' ? outline : '' })
      }
    >
      {!isFile && <TitleField title={title} onTitle={setTitle} error={error} />}
      <WayToBegin way={way} onChange={setWay} hasFile={course.isOffered} />
      {isFile && <CourseFileFields {...course.fields} />}
      {way === 'outline' && <OutlineFields typeId={typeId} outline={outline} onOutline={setOutline} />}
    </FormDialog>
  )
}

interface TitleFieldProps {
  title: string
  onTitle: (title: string) => void
  error: string | undefined
}

const TitleField = ({ title, onTitle, error }: TitleFieldProps) => {
  const { t } = useTexts()
  const address = slugOf(title)
  return (
    <Field
      label={t('courses.course_title')}
      error={error}
      help={
        address === '' ? undefined : t('courses.course_address_will_be', { address: `/courses/${address}` })
      }
    >
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
        autoFocus
        value={title}
        maxLength={courseLimits.title}
        autoComplete="off"
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
    </Field>
  )
}
