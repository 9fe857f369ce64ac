import { productKindOf, type ProductKind } from '@lectern/contract/kernel/product-kind'
import { courseNavigation, type Course } from '@lectern/contract/courses/course'
import { courseLimits } from '@lectern/contract/courses/course-limits'
import { isLocale, locales } from '@lectern/contract/kernel/locales'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { languageNames, ZoneField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { FontFields } from './font-fields.tsx'
import { useAuthorChoices } from './use-author-choices.ts'
import styles from './expert-courses.module.css'

/** What of a course decides how its pages look and speak. */
export interface LookFields extends Pick<Course, 'language' | 'navigation_type_id' | 'time_zone' | 'labels'> {
  readonly author_id: number | null
  readonly custom_styles: Course['custom_styles']
}

export const lookFieldsOf = (course: Course): LookFields => ({
  language: course.language,
  author_id: course.author?.id ?? null,
  navigation_type_id: course.navigation_type_id,
  time_zone: course.time_zone,
  labels: course.labels,
  custom_styles: course.custom_styles,
})

interface CourseLookProps {
  course: Course
  fields: LookFields
  write: (part: Partial<LookFields>) => void
}

/** Author, language, zone, navigation and the words for modules and lessons. */
export const CourseLook = ({ course, fields, write }: CourseLookProps) => {
  const { t } = useTexts()
  const people = useAuthorChoices(course)
  const author = fields.author_id
  const kind = productKindOf(course.type_id)
  return (
    <>
      <Field label={t('courses.course_author')} help={t('courses.course_author_help', { kind })}>
        <Select
          value={author === null ? '' : String(author)}
          onChange={(event) => write({ author_id: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('courses.course_author_none')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Language kind={kind} value={fields.language} onValue={(language) => write({ language })} />
        <ZoneField
          label={t('courses.course_zone')}
          help={t('courses.course_zone_help')}
          noneLabel={t('courses.as_the_school')}
          value={fields.time_zone}
          onValue={(time_zone) => write({ time_zone })}
        />
      </div>
      <FontFields
        fonts={fields.custom_styles.font_styles}
        onFonts={(font_styles) => write({ custom_styles: { font_styles } })}
      />
      <Labels labels={fields.labels} onLabels={(labels) => write({ labels })} />
      <RadioGroup
        label={t('courses.navigation')}
        variant="cards"
        value={String(fields.navigation_type_id)}
        onChange={(value) =>
          write({
            navigation_type_id:
              value === String(courseNavigation.buttons)
                ? courseNavigation.buttons
                : courseNavigation.program,
          })
        }
        options={[
          {
            value: String(courseNavigation.program),
            label: t('courses.navigation_program'),
            help: t('courses.navigation_program_help'),
          },
          {
            value: String(courseNavigation.buttons),
            label: t('courses.navigation_buttons'),
            help: t('courses.navigation_buttons_help'),
          },
        ]}
      />
    </>
  )
}

const Language = ({
  kind,
  value,
  onValue,
}: {
  kind: ProductKind
  value: LookFields['language']
  onValue: (value: LookFields['language']) => void
}) => {
  const { t } = useTexts()
  return (
    <Field label={t('courses.course_language', { kind })} help={t('courses.course_language_help')}>
      <Select
        value={value ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onValue(isLocale(chosen) ? chosen : null)
        }}
      >
        <option value="">{t('courses.as_the_school')}</option>
        {locales.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const Labels = ({
  labels,
  onLabels,
}: {
  labels: LookFields['labels']
  onLabels: (labels: LookFields['labels']) => void
}) => {
  const { t } = useTexts()
  const change = (name: 'module' | 'lesson', word: string) => {
    const { [name]: _before, ...rest } = labels
    onLabels(word.trim() === '' ? rest : { ...rest, [name]: word })
  }
  return (
    <div className={styles.pair}>
      <Field label={t('courses.label_module')} help={t('courses.label_module_help')}>
        <TextInput
          value={labels.module ?? ''}
          maxLength={courseLimits.label}
          placeholder={t('courses.label_module_usual')}
          onChange={(event) => change('module', event.currentTarget.value)}
        />
      </Field>
      <Field label={t('courses.label_lesson')} help={t('courses.label_lesson_help')}>
        <TextInput
          value={labels.lesson ?? ''}
          maxLength={courseLimits.label}
          placeholder={t('courses.label_lesson_usual')}
          onChange={(event) => change('lesson', event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}
