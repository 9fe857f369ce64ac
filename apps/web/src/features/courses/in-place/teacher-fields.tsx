import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'
import pageStyles from '../page-parts/page-parts.module.css'
import { Written } from './written.tsx'

interface TeacherFieldsProps {
  people: readonly { readonly id: number; readonly name: string }[]
  teacher: number | null
  onTeacher: (teacher: number | null) => void
  words: string
  onWords: (words: string) => void
  /** Letters of the words at most. */
  most: number
}

/** Who teaches, and in their own words why. */
export const TeacherFields = ({ people, teacher, onTeacher, words, onWords, most }: TeacherFieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      <Field label={t('front-page.teacher')} help={t('front-page.teacher_help')}>
        <Select
          value={String(teacher ?? '')}
          onChange={(event) => {
            const { value } = event.currentTarget
            onTeacher(value === '' ? null : Number(value))
          }}
        >
          <option value="">{t('front-page.teacher_hidden')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {teacher !== null && (
        <Written
          label={t('front-page.teacher_words')}
          value={words}
          onValue={onWords}
          most={most}
          className={pageStyles.quote}
          lines
        />
      )}
    </>
  )
}
