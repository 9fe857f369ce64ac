import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../lib/texts/index.ts'

interface CourseFileFieldsProps {
  file: File | undefined
  onFile: (file: File) => void
  /** Missing for whoever may not add people. */
  people: { value: boolean; onChange: (value: boolean) => void } | undefined
}

/** Which file a course is made of. */
export const CourseFileFields = ({ file, onFile, people }: CourseFileFieldsProps) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const label = t(file ? 'courses.course_file_other' : 'courses.course_file_choose')
  return (
    <>
      <Field label={t('courses.course_file')} help={t('courses.course_file_help')}>
        <Button icon={<Icon of={FileUp} />} onClick={() => input.current?.click()}>
          {file ? file.name : label}
        </Button>
      </Field>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,.imscc,application/zip"
        aria-label={label}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (chosen) onFile(chosen)
        }}
      />
      {people && (
        <Checkbox
          label={t('courses.course_file_people')}
          help={t('courses.course_file_people_help')}
          checked={people.value}
          onChange={(event) => people.onChange(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
