import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { ParticipantLesson } from '@lectern/contract/courses/participant-access'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '@lectern/ui/feedback/badge'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { listParticipantLessons } from '../../api.ts'
import { whySentence } from './why-sentence.ts'
import styles from './participants.module.css'

/** From so many lessons on they are searched. */
const manyLessons = 10

/** Which lessons are open to somebody, and every reason why the others are closed. */
export const ParticipantLessons = ({ product, user }: { product: number; user: number }) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const list = useQuery(queryFor(listParticipantLessons, { params: { product, user } }))
  const lessons = list.data?.data
  const isWanted = ({ title }: ParticipantLesson) => holdsWords(title, words)
  const wanted = lessons?.filter(isWanted)
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('participants.access_lessons')}</h3>
      {list.error && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <SkeletonText lines={6} />}
      {lessons && lessons.length >= manyLessons && (
        <SearchInput
          value={words}
          onChange={setWords}
          label={t('participants.access_lessons_search')}
          clearLabel={t('common.search_clear')}
        />
      )}
      {wanted?.length === 0 && <p className={styles.preview}>{t('participants.access_lessons_none')}</p>}
      <ul className={styles.list}>
        {wanted?.map((lesson) => (
          <Lesson key={lesson.id} {...lesson} />
        ))}
      </ul>
    </section>
  )
}

const Lesson = ({ title, module, access }: ParticipantLesson) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (
    <li className={styles.entry}>
      <span className={styles.named}>
        <span>{title}</span>
        {access.is_open ? (
          <Badge tone="success">{t('participants.lesson_is_open')}</Badge>
        ) : (
          <Badge icon={Lock}>{t('participants.lesson_is_closed')}</Badge>
        )}
      </span>
      {module !== null && <span className={styles.muted}>{module}</span>}
      {access.reasons.map((reason) => (
        <span key={reason.kind} className={styles.muted}>
          {whySentence(reason, t, longMoment)}
        </span>
      ))}
      {access.closes_at !== null && (
        <span className={styles.muted}>
          {t('participants.lesson_closes', { date: longMoment(access.closes_at) })}
        </span>
      )}
    </li>
  )
}
