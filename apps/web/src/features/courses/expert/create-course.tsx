import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { courseLimits } from '@lectern/contract/courses/course-limits'
import { slugOf } from '@lectern/contract/kernel/slug'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { createCourse, listCourseCards } from '../api.ts'
import { CourseFileFields } from './course-files/course-file-fields.tsx'
import { type Way, WayToBegin } from './course-files/way-to-begin.tsx'
import { useCourseFile } from './course-files/use-course-file.ts'

interface CreateCourseProps {
  typeId: CourseTypeId
  open: boolean
  onClose: () => void
}

const textsOf: Readonly<Record<CourseTypeId, Record<'title' | 'text' | 'create', TextId>>> = {
  [courseType.course]: {
    title: 'create-course.course_create_title',
    text: 'create-course.course_create_text',
    create: 'create-course.course_create',
  },
  [courseType.marathon]: {
    title: 'create-course.marathon_create_title',
    text: 'create-course.marathon_create_text',
    create: 'create-course.marathon_create',
  },
}

/** Asks for a title and leads to the new course, or for a file and shows on the list how far its course is. */
export const CreateCourse = ({ typeId, open, onClose }: CreateCourseProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [title, setTitle] = useState('')
  const [way, setWay] = useState<Way>('empty')
  const course = useCourseFile(typeId)
  const texts = textsOf[typeId]
  // A marathon goes by weeks and days until its author calls them otherwise (PRODUCT-learning §7).
  const labels =
    typeId === courseType.marathon
      ? { module: t('create-course.label_week'), lesson: t('create-course.label_day') }
      : undefined
  const create = useMutation({
    mutationFn: () => createCourse({ body: { title: title.trim(), type_id: typeId, labels } }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) })
      setTitle('')
      await navigate({ to: '/expert/course/$courseId', params: { courseId: data.id } })
    },
    meta: { showsErrors: true },
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
  const address = slugOf(title)
  const error = create.error ? (fieldText(create.error, 'title', t) ?? errorText(create.error, t)) : undefined
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t(texts.title)}
      description={t(isFile ? 'create-course.course_file_text' : texts.text)}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t(isFile ? 'create-course.course_file_create' : texts.create)}
      ready={isFile ? course.fields.file !== undefined : title.trim() !== ''}
      busy={create.isPending}
      onSubmit={() => (isFile ? takeFile() : create.mutate())}
    >
      {course.isOffered && <WayToBegin way={way} onChange={setWay} />}
      {isFile ? (
        <CourseFileFields {...course.fields} />
      ) : (
        <Field
          label={t('create-course.course_title')}
          error={error}
          help={
            address === ''
              ? undefined
              : t('create-course.course_address_will_be', { address: `/courses/${address}` })
          }
        >
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
            autoFocus
            value={title}
            maxLength={courseLimits.title}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}
