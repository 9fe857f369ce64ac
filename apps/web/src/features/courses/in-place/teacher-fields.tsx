import { Link } from '@lectern/ui/actions/link'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import textStyles from '@lectern/ui/text/text.module.css'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import pageStyles from '../page-parts/page-parts.module.css'
import { Written } from './written.tsx'

interface Teacher {
  readonly id: number
  readonly name: string
  readonly avatar_url: string | null
}

interface TeacherFieldsProps {
  people: readonly Teacher[]
  teacher: number | null
  /** Who writes the page. */
  writer: number | undefined
  onTeacher: (teacher: number | null) => void
  words: string
  onWords: (words: string) => void
  /** Letters of the words at most. */
  most: number
}

/** Who teaches, and in their own words why. */
export const TeacherFields = ({
  people,
  teacher,
  writer,
  onTeacher,
  words,
  onWords,
  most,
}: TeacherFieldsProps) => {
  const { t } = useTexts()
  const chosen = people.find(({ id }) => id === teacher)
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
      {chosen?.avatar_url === null && <PortraitMissing teacher={chosen} writer={writer} />}
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

/** A quiet word on a face that visitors would look for: nobody but the person adds it. */
const PortraitMissing = ({
  teacher: { id, name },
  writer,
}: Pick<TeacherFieldsProps, 'writer'> & { teacher: Teacher }) => {
  const { t } = useTexts()
  if (writer !== id) return <p className={textStyles.muted}>{t('front-page.portrait_missing', { name })}</p>
  return (
    <p className={textStyles.muted}>
      {t('front-page.portrait_own_missing')}{' '}
      <Link href={paths.account('profile')}>{t('front-page.portrait_add')}</Link>
    </p>
  )
}
