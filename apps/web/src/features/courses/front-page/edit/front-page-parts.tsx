import { useLoaderData } from '@tanstack/react-router'
import type {
  AuthoredFrontPage,
  FrontPageContent,
  PublicFrontPage,
} from '@lectern/contract/courses/front-page/front-page'
import { frontPageLimits as limits } from '@lectern/contract/courses/front-page/front-page-limits'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../../lib/texts/index.ts'
import { CourseCover } from '../../cover/course-cover.tsx'
import hero from '../../page-parts/warm-hero.module.css'
import pageStyles from '../front-page.module.css'
import { DoubtFields } from '../../in-place/doubt-fields.tsx'
import { Entries } from '../../in-place/entries.tsx'
import styles from '../../in-place/in-place.module.css'
import { TeacherFields } from '../../in-place/teacher-fields.tsx'
import { Written } from '../../in-place/written.tsx'
import partStyles from '../../page-parts/page-parts.module.css'
import { PictureFields } from './picture-fields.tsx'

interface PartProps {
  content: FrontPageContent
  onChange: (part: Partial<FrontPageContent>) => void
}

interface FrontPagePartsProps extends PartProps {
  page: PublicFrontPage
  authored: AuthoredFrontPage
}

/** The parts of the page in their places, as fields. */
export const FrontPageParts = ({ page, authored, content, onChange: change }: FrontPagePartsProps) => {
  const { t } = useTexts()
  const { visitor } = useLoaderData({ from: '__root__' })
  return (
    <div className={`${pageStyles.page} ${hero.warm}`}>
      <HeroFields content={content} cover={page.cover} onChange={change} />
      <div className={pageStyles.pair}>
        <LessonField content={content} authored={authored} onChange={change} />
        <StepFields content={content} onChange={change} />
      </div>
      <section className={styles.part}>
        <h2 className={partStyles.title}>{t('course.front_teacher')}</h2>
        <TeacherFields
          people={authored.people}
          teacher={content.teacher_id}
          writer={visitor?.id}
          onTeacher={(teacher_id) => change({ teacher_id })}
          words={content.teacher_words}
          onWords={(teacher_words) => change({ teacher_words })}
          most={limits.teacherWords}
        />
      </section>
      <section className={styles.part}>
        <h2 className={partStyles.title}>{t('course.front_doubts')}</h2>
        <DoubtFields doubts={content.doubts} onDoubts={(doubts) => change({ doubts })} limits={limits} />
      </section>
    </div>
  )
}

const HeroFields = ({ content, cover, onChange }: PartProps & Pick<PublicFrontPage, 'cover'>) => {
  const { t } = useTexts()
  const { school } = useLoaderData({ from: '/_learner' })
  return (
    <header className={hero.hero}>
      <div className={styles.words}>
        <Written
          label={t('front-page.headline')}
          instead={school.name}
          value={content.headline}
          onValue={(headline) => onChange({ headline })}
          most={limits.headline}
          className={hero.headline}
        />
        <Written
          label={t('front-page.lead')}
          instead={t('common.home_text')}
          value={content.lead}
          onValue={(lead) => onChange({ lead })}
          most={limits.lead}
          className={`${hero.lead} ${pageStyles.lead}`}
          lines
        />
        <Entries
          entries={content.promises}
          onEntries={(promises) => onChange({ promises })}
          most={limits.promises}
          empty=""
          addLabel={t('front-page.add_promise')}
          nameOf={(promise, number) => promise || t('front-page.promise', { number })}
        >
          {(promise, onPromise, number) => (
            <Written
              label={t('front-page.promise', { number })}
              instead={t('front-page.promise_like')}
              value={promise}
              onValue={onPromise}
              most={limits.promise}
            />
          )}
        </Entries>
      </div>
      <PictureFields
        picture={content.picture}
        onPicture={(picture) => onChange({ picture })}
        instead={<CourseCover title={school.name} cover={cover} />}
      />
    </header>
  )
}

const LessonField = ({ content, authored, onChange }: PartProps & { authored: AuthoredFrontPage }) => {
  const { t } = useTexts()
  return (
    <section className={styles.part}>
      <h2 className={partStyles.title}>{t('course.front_free_lesson')}</h2>
      <Field
        label={t('front-page.lesson')}
        help={t(authored.lessons.length === 0 ? 'front-page.lesson_none' : 'front-page.lesson_help')}
      >
        <Select
          value={String(content.lesson_id ?? '')}
          onChange={(event) => {
            const { value } = event.currentTarget
            onChange({ lesson_id: value === '' ? null : Number(value) })
          }}
        >
          <option value="">{t('front-page.lesson_hidden')}</option>
          {authored.lessons.map(({ id, title, course_title: course }) => (
            <option key={id} value={id}>
              {title} · {course}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  )
}

const StepFields = ({ content, onChange }: PartProps) => {
  const { t } = useTexts()
  return (
    <section className={styles.part}>
      <h2 className={partStyles.title}>{t('course.front_steps')}</h2>
      <Entries
        entries={content.steps}
        onEntries={(steps) => onChange({ steps })}
        most={limits.steps}
        empty={{ title: '', text: '' }}
        addLabel={t('front-page.add_step')}
        nameOf={({ title }, number) => title || t('front-page.step', { number })}
      >
        {(step, onStep, number) => (
          <span className={styles.fields}>
            <Written
              label={t('front-page.step', { number })}
              value={step.title}
              onValue={(title) => onStep({ ...step, title })}
              most={limits.stepTitle}
              className={styles.strong}
            />
            <Written
              label={t('front-page.step_text', { number })}
              value={step.text}
              onValue={(text) => onStep({ ...step, text })}
              most={limits.stepText}
            />
          </span>
        )}
      </Entries>
    </section>
  )
}
