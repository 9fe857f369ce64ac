import type { FinishedCourse } from '@lectern/contract/learning/finished/finished'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck } from 'lucide-react'
import { paths } from '../../../lib/routing/paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { CourseCards, CourseCover, warmHero as hero } from '../../courses/index.ts'
import styles from './finished.module.css'

/** A finished course: a picture, what was done in numbers, the way, what was hard, the author's words, and what comes next. */
export const FinishedPage = ({ course }: { course: FinishedCourse }) => {
  const { t } = useTexts()
  const lang = course.language ?? undefined
  const hasWords = course.finish_words !== '' && course.author !== null
  return (
    <div className={`${styles.page} ${hero.warm}`}>
      <Hero course={course} lang={lang} />
      <Path course={course} lang={lang} />
      {course.hard.length > 0 && <Hard course={course} lang={lang} />}
      {hasWords && course.author && (
        <section className={styles.words} aria-labelledby="words-title">
          <Avatar name={course.author.name} src={course.author.avatar_url} size={64} />
          <div>
            <h2 id="words-title" className={styles.wordsTitle}>
              {t('home.words_title')}
            </h2>
            <blockquote className={styles.quote} lang={lang}>
              {course.finish_words}
            </blockquote>
            <p className={styles.author}>{course.author.name}</p>
          </div>
        </section>
      )}
      {course.next.length > 0 && (
        <section className={styles.part} aria-labelledby="next-title">
          <h2 id="next-title" className={styles.title}>
            {t('home.next_title')}
          </h2>
          <CourseCards courses={course.next} level={3} />
        </section>
      )}
    </div>
  )
}

interface PartProps {
  course: FinishedCourse
  lang: string | undefined
}

const Hero = ({ course, lang }: PartProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const last = course.lessons.findLast(({ done_at: at }) => at === course.finished_at)
  const facts = [
    t('home.done_lessons', { count: course.lessons.length }),
    course.practices_count > 0 && t('home.done_practices', { count: course.practices_count }),
    t('home.done_days', { count: course.days }),
  ].filter((fact) => fact !== false)
  return (
    <header className={hero.hero}>
      <div className={hero.words}>
        <Badge tone="success" icon={CircleCheck}>
          {t('home.done_badge')}
        </Badge>
        <h1 className={hero.headline} lang={course.finish_title === '' ? undefined : lang}>
          {course.finish_title || t('home.done_title', { title: course.title })}
        </h1>
        <p className={hero.lead}>
          {facts.join(' · ')} · {date(course.finished_at)}
        </p>
        <p className={hero.lead}>{t('home.done_stays')}</p>
        <div className={hero.ways}>
          <Link href={paths.home} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('home.to_home')}
          </Link>
          <Link href={course.link} className={buttonClass({ size: 'large' })}>
            {t('home.done_again')}
          </Link>
          {last && (
            <Link href={last.link} className={buttonClass({ variant: 'quiet', size: 'large' })}>
              {t('home.done_back')}
            </Link>
          )}
        </div>
      </div>
      <div className={styles.cover}>
        <CourseCover title={course.title} cover={course.cover} />
      </div>
    </header>
  )
}

const Fact = ({ value, word }: { value: string; word: string }) => (
  <div>
    <dd>{value}</dd>
    <dt>{word}</dt>
  </div>
)

const Path = ({ course, lang }: PartProps) => {
  const { t, number } = useTexts()
  const { date } = useDates()
  const { lessons, practices_count: practices, days, scores, max_scores: max } = course
  return (
    <section className={styles.part} aria-labelledby="path-title">
      <div className={styles.partHead}>
        <h2 id="path-title" className={styles.title}>
          {t('home.path_title')}
        </h2>
        <dl className={styles.facts} aria-label={t('home.done_facts')}>
          {scores !== null && max !== null && (
            <Fact
              value={number(scores, { maximumFractionDigits: 1 })}
              word={t('home.done_fact_points', { max: number(max, { maximumFractionDigits: 1 }) })}
            />
          )}
          {practices > 0 && (
            <Fact value={number(practices)} word={t('home.done_fact_practices', { count: practices })} />
          )}
          <Fact
            value={number(lessons.length)}
            word={t('home.done_fact_lessons', { count: lessons.length })}
          />
          <Fact value={number(days)} word={t('home.done_fact_days', { count: days })} />
        </dl>
      </div>
      <ol className={styles.path}>
        {lessons.map((lesson) => (
          <li key={lesson.id} className={styles.step}>
            <span className={styles.sign}>
              <Icon of={CircleCheck} size={20} />
            </span>
            <h3 className={styles.stepTitle} lang={lang}>
              <Link href={lesson.link}>{lesson.title}</Link>
            </h3>
            <p className={styles.stepFacts}>
              {t('home.path_done', { date: date(lesson.done_at) })}
              {lesson.practices.map(({ quiz_id: id, tries }) => (
                <span key={id}> · {t('home.tries', { count: tries })}</span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Hard = ({ course, lang }: PartProps) => {
  const { t, number } = useTexts()
  return (
    <section className={styles.part} aria-labelledby="hard-title">
      <div>
        <h2 id="hard-title" className={styles.title}>
          {t('home.hard_title')}
        </h2>
        <p className={styles.note}>{t('home.hard_text')}</p>
      </div>
      <ul className={styles.hard}>
        {course.hard.map(({ quiz_id: id, title, lesson, link, tries, scores, max_scores: max }) => (
          <li key={`${link} ${id}`} className={styles.hardRow}>
            <Link href={link} lang={lang}>
              {lesson}: {title}
            </Link>
            <span className={styles.stepFacts}>
              {t('home.tries', { count: tries })}
              {scores !== null &&
                max !== null &&
                ` · ${t('home.hard_points', {
                  scores: number(scores, { maximumFractionDigits: 1 }),
                  max: number(max, { maximumFractionDigits: 1 }),
                })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
