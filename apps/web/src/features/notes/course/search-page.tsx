import type { FoundPlace } from '@lectern/contract/courses/finding/finding.api'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Icon } from '@lectern/ui/layout/icon'
import { useLoaderData, useNavigate } from '@tanstack/react-router'
import { CircleHelp, Clapperboard, FileText, Heading, Search, SearchX, Text } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { clockText } from '../../files/players/index.ts'
import styles from '../notes.module.css'

const route = '/_learner/courses/$course/search'

const icons = {
  title: Heading,
  section: Heading,
  text: Text,
  film: Clapperboard,
  file: FileText,
  question: CircleHelp,
} as const

/** Words with those marked that were looked for. */
const Found = ({ text, found }: Pick<FoundPlace, 'text' | 'found'>) => {
  const ends = [0, ...found.map(({ end }) => end)]
  return (
    <>
      {found.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(ends[at], start)}
          <mark className={styles.found}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}

const Place = ({ place }: { place: FoundPlace }) => {
  const { t } = useTexts()
  const facts = [
    t(`notes.found_${place.kind}`),
    ...(place.moment === null ? [] : [clockText(place.moment)]),
    ...(place.file_name === null ? [] : [place.file_name]),
  ]
  return (
    <li>
      <Link href={place.link} className={styles.result}>
        <span className={styles.resultFacts}>
          <Icon of={icons[place.kind]} />
          {facts.join(' · ')}
        </span>
        <span className={styles.resultText}>
          <Found {...place} />
        </span>
      </Link>
    </li>
  )
}

/** Words in the open lessons of a course: by lesson, with the words marked, each leading to its place. */
export const SearchPage = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { query, course, data, has_more, is_searched } = useLoaderData({ from: route })
  const [typed, setTyped] = useState(query)
  const words = useRested(typed.trim(), 400)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (words === query) return
    void navigate({
      to: '.',
      search: words === '' ? {} : { query: words },
      replace: true,
      resetScroll: false,
    })
    // oxlint-disable-next-line react/exhaustive-deps -- when what was typed rests
  }, [words])
  const count = data.reduce((sum, { places_count: places }) => sum + places, 0)
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <Link href={course.link} className={styles.crumb}>
          {course.title}
        </Link>
        <h1 className={styles.title}>{t('notes.search_course')}</h1>
        <div role="search">
          <SearchInput
            ref={field}
            value={typed}
            onChange={setTyped}
            label={t('notes.search_course')}
            clearLabel={t('common.search_clear')}
            maxLength={100}
          />
        </div>
        <p className={styles.lead} role="status">
          {is_searched
            ? t(has_more ? 'notes.found_more' : 'notes.found_count', { count })
            : t('notes.search_hint')}
        </p>
      </header>
      {is_searched && data.length === 0 && (
        <EmptyState icon={SearchX} title={t('notes.nothing_found')} text={t('notes.search_nothing')} />
      )}
      {!is_searched && (
        <EmptyState icon={Search} title={t('notes.search_empty')} text={t('notes.search_what')} />
      )}
      {data.map((lesson) => (
        <section key={lesson.id} className={styles.lessonNotes}>
          <h2 className={styles.lessonTitle}>
            <Link href={lesson.link}>{lesson.title}</Link>
          </h2>
          <ul className={styles.results}>
            {lesson.places
              .filter(({ kind }) => kind !== 'title')
              .map((place) => (
                <Place key={`${place.kind} ${place.link} ${place.text}`} place={place} />
              ))}
          </ul>
          {lesson.places_count > lesson.places.length && (
            <p className={styles.lead}>
              {t('notes.found_rest', { count: lesson.places_count - lesson.places.length })}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
