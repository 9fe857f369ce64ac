import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useLoaderData } from '@tanstack/react-router'
import { CircleCheck, Download } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeptCourse } from '../../../lib/offline/kept-rules.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import type { Progress } from '../../../lib/offline/keep-course.ts'
import {
  forget,
  keepCourse,
  keepingOf,
  keptCourse,
  stopKeeping,
  subscribeKeeping,
  weigh,
  type KeepFault,
} from '../../../lib/offline/keeper.ts'
import styles from './offline.module.css'
import { useSizes } from './use-sizes.ts'

export interface KeepCourseProps {
  slug: string
}

interface Known {
  course: KeptCourse
  weight: Progress
}

/** What is not kept, by name. */
export const FilmsLeftOut = ({ course }: { course: Pick<KeptCourse, 'lessons'> }) => {
  const { t } = useTexts()
  const films = course.lessons.flatMap(({ title, films: names }) =>
    names.map((name) => (name === '' ? t('documents.offline_film_of', { lesson: title }) : name)),
  )
  if (films.length === 0) return null
  return (
    <details className={styles.films}>
      <summary>{t('documents.offline_films', { count: films.length })}</summary>
      <ul>
        {films.map((film, at) => (
          <li key={film + String(at)}>{film}</li>
        ))}
      </ul>
    </details>
  )
}

const Fault = ({ fault }: { fault: KeepFault }) => {
  const { t } = useTexts()
  const size = useSizes()
  const words = () => {
    switch (fault.kind) {
      case 'no_room':
        return t('documents.offline_no_room', { needed: size(fault.needed), free: size(fault.free) })
      case 'too_many':
        return t('documents.offline_too_many')
      case 'too_large':
        return t('documents.offline_too_large')
      case 'closed':
        return t('documents.offline_closed')
      case 'failed':
        return fault.error instanceof DOMException
          ? t('documents.offline_device_full')
          : `${errorText(fault.error, t)} ${t('documents.offline_goes_on')}`
      default:
        return fault satisfies never
    }
  }
  return (
    <Notice tone="warning" announce="politely">
      {words()}
    </Notice>
  )
}

/** Asks before anything is loaded: how much it is, and what is left out. */
const Question = ({ known, onYes, onNo }: { known: Known; onYes: () => void; onNo: () => void }) => {
  const { t } = useTexts()
  const size = useSizes()
  const { course, weight } = known
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        {t('documents.offline_question', { size: size(weight.total - weight.done) })}
      </p>
      <p className={styles.facts}>{t('documents.offline_what', { count: course.lessons.length })}</p>
      <FilmsLeftOut course={course} />
      <div className={styles.ways}>
        <Button variant="primary" onClick={onYes}>
          {t('documents.offline_download')}
        </Button>
        <Button variant="quiet" onClick={onNo}>
          {t('documents.offline_cancel')}
        </Button>
      </div>
    </div>
  )
}

/** A course that is kept: complete, under way, or stopped. */
export const KeepingState = ({
  known,
  reader,
  onChange,
}: {
  known: Known
  reader: string
  onChange: () => void
}) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const size = useSizes()
  const { course, weight } = known
  const now = useSyncExternalStore(subscribeKeeping, () => keepingOf(course.slug))
  const at = now?.state === 'keeping' ? now : weight
  const isComplete = now?.state !== 'keeping' && weight.done >= weight.total
  const amount = t('documents.offline_amount', { done: size(at.done), total: size(at.total) })
  const act = (work: Promise<void>) => void work.then(onChange, onChange)
  const remove = (
    <Button size="small" variant="quiet" onClick={() => act(forget(reader, course.slug))}>
      {t('documents.offline_remove')}
    </Button>
  )
  if (isComplete)
    return (
      <>
        <p className={styles.facts}>
          {t('documents.offline_kept_facts', {
            size: size(weight.total),
            time: moment(new Date(course.checkedAt)),
          })}
        </p>
        <FilmsLeftOut course={course} />
        <div className={styles.ways}>{remove}</div>
      </>
    )
  return (
    <>
      <ProgressBar
        label={t('documents.offline_progress', { course: course.title })}
        value={at.total === 0 ? 1 : at.done / at.total}
        text={t(now?.state === 'keeping' ? 'documents.offline_keeping' : 'documents.offline_stopped')}
        amount={amount}
      />
      {now?.state === 'fault' && <Fault fault={now.fault} />}
      <div className={styles.ways}>
        {now?.state === 'keeping' ? (
          <Button size="small" onClick={() => act(stopKeeping(reader, course.slug))}>
            {t('documents.offline_stop')}
          </Button>
        ) : (
          <Button size="small" onClick={() => act(keepCourse(reader, course.slug))}>
            {t('documents.offline_go_on')}
          </Button>
        )}
        {remove}
      </div>
    </>
  )
}

/** A course as it is kept here, behind one line; undefined until it is known, null where it is not kept on purpose. */
const useKeptCourse = (reader: string, slug: string) => {
  const [kept, setKept] = useState<Known | null>()
  const [round, setRound] = useState(0)
  const now = useSyncExternalStore(subscribeKeeping, () => keepingOf(slug))
  const isBusy = now?.state === 'keeping'
  useEffect(() => {
    let isGone = false
    keptCourse(reader, slug).then(
      (known) => isGone || setKept(known ?? null),
      () => setKept(null),
    )
    return () => {
      isGone = true
    }
  }, [reader, slug, isBusy, round])
  return {
    kept,
    isBusy,
    fault: now?.state === 'fault' ? now.fault : null,
    look: () => setRound((at) => at + 1),
  }
}

interface KeptCardProps {
  known: Known
  reader: string
  isBusy: boolean
  onChange: () => void
}

const KeptCard = ({ known, reader, isBusy, onChange }: KeptCardProps) => {
  const { t } = useTexts()
  const isComplete = !isBusy && known.weight.done >= known.weight.total
  return (
    <details className={styles.kept} open={isBusy}>
      <summary>
        <Icon of={isComplete ? CircleCheck : Download} />
        {t(isComplete ? 'documents.offline_kept' : 'documents.offline_part_kept')}
      </summary>
      <KeepingState known={known} reader={reader} onChange={onChange} />
    </details>
  )
}

/** "Keep for offline": weighs the course first, then keeps it, and says how far it is. */
export const KeepCourseCard = ({ slug }: KeepCourseProps) => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('documents')
  const reader = String(useLoaderData({ from: '__root__' }).visitor?.id ?? 0)
  const { kept, isBusy, fault, look } = useKeptCourse(reader, slug)
  const [asked, setAsked] = useState<Known>()
  const weighing = useAction(async () => {
    const known = await weigh(reader, slug)
    if (!known || known.course.lessons.length === 0) throw new Error('nothing is open')
    setAsked(known)
  })
  if (!hasTexts || kept === undefined) return null
  const begin = () => {
    setAsked(undefined)
    void keepCourse(reader, slug).then(look)
  }
  if (asked) return <Question known={asked} onYes={begin} onNo={() => setAsked(undefined)} />
  if (kept) return <KeptCard known={kept} reader={reader} isBusy={isBusy} onChange={look} />
  return (
    <div className={styles.keep}>
      <div className={styles.ways}>
        <Button busy={weighing.busy} onClick={() => weighing.run(undefined)}>
          <Icon of={Download} />
          {t('documents.offline_keep')}
        </Button>
      </div>
      {fault && <Fault fault={fault} />}
      {weighing.error && (
        <Notice tone="warning" announce="at-once">
          {navigator.onLine ? t('documents.offline_closed') : errorText(weighing.error, t)}
        </Notice>
      )}
    </div>
  )
}
