import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { QuizPool, QuizSummary } from '@lectern/contract/quizzes/quiz'
import { quizLimits } from '@lectern/contract/quizzes/quiz'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Switch } from '@lectern/ui/choices/switch'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '../../../../frame/index.ts'
import { inserted } from '../../../../lib/lists.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { QuizSearch } from '../picking/quiz-search.tsx'
import styles from './pools-editor.module.css'

/** What is known of a quiz out of which questions are drawn. */
export type PoolSource = Pick<QuizSummary, 'id' | 'name' | 'questions_count'>

interface PoolsEditorProps {
  quizId: number
  pools: readonly QuizPool[]
  /** Of the pools as the server has them. */
  sources: readonly PoolSource[]
  onPools: (work: (pools: readonly QuizPool[]) => QuizPool[]) => void
}

/** Out of which quizzes a randomizer draws, and how many questions of each (PRODUCT-learning §1.1). */
export const PoolsEditor = ({ quizId, pools, sources, onPools }: PoolsEditorProps) => {
  const { t } = useTexts()
  const [picked, setPicked] = useState<readonly PoolSource[]>([])
  const [isPicking, setPicking] = useState(pools.length === 0)
  const known = new Map([...sources, ...picked].map((source) => [source.id, source]))
  const total = pools.reduce((sum, pool) => sum + drawnOf(pool, known.get(pool.quiz_id)), 0)
  const add = (source: PoolSource) => {
    setPicked((before) => [...before, source])
    setPicking(false)
    onPools((all) => [...all, { quiz_id: source.id, take_count: null }])
  }
  const write = (pool: QuizPool) =>
    onPools((all) => all.map((each) => (each.quiz_id === pool.quiz_id ? pool : each)))
  const remove = (pool: QuizPool, at: number) => {
    onPools((all) => all.filter(({ quiz_id }) => quiz_id !== pool.quiz_id))
    toasts.show({
      title: t('quizzes.pool_removed'),
      action: {
        label: t('create-course.undo'),
        onSelect: () => onPools((all) => inserted(all, Math.min(at, all.length), pool)),
      },
    })
  }
  return (
    <section className={styles.pools} aria-label={t('quizzes.pools')}>
      <p className={textStyles.muted}>
        {pools.length === 0 ? t('quizzes.pools_empty') : t('quizzes.pools_total', { count: total })}
      </p>
      <ul className={styles.list}>
        {pools.map((pool, at) => (
          <Pool
            key={pool.quiz_id}
            pool={pool}
            source={known.get(pool.quiz_id)}
            onPool={write}
            onRemove={() => remove(pool, at)}
          />
        ))}
      </ul>
      {isPicking ? (
        <QuizSearch
          isOffered={({ id, type }) =>
            id !== quizId && !quizTypeRules(type).isDrawn && !pools.some(({ quiz_id }) => quiz_id === id)
          }
          onPick={add}
        />
      ) : (
        <div>
          <Button
            icon={<Icon of={Plus} />}
            disabled={pools.length >= quizLimits.pools}
            onClick={() => setPicking(true)}
          >
            {t('quizzes.pool_add')}
          </Button>
        </div>
      )}
    </section>
  )
}

const drawnOf = ({ take_count: take }: QuizPool, source: PoolSource | undefined): number =>
  Math.min(take ?? Infinity, source?.questions_count ?? take ?? 0)

interface PoolProps {
  pool: QuizPool
  source: PoolSource | undefined
  onPool: (pool: QuizPool) => void
  onRemove: () => void
}

const Pool = ({ pool, source, onPool, onRemove }: PoolProps) => {
  const { t } = useTexts()
  const name = source?.name ?? t('quizzes.pool_unknown')
  const count = source?.questions_count ?? 0
  return (
    <li className={styles.pool} aria-label={name}>
      <div className={styles.head}>
        <div className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={textStyles.muted}>{t('create-course.questions_count', { count })}</span>
        </div>
        <IconButton icon={Trash2} label={t('quizzes.pool_remove', { name })} onClick={onRemove} />
      </div>
      <Switch
        label={t('quizzes.pool_all')}
        checked={pool.take_count === null}
        onChange={({ currentTarget: { checked } }) =>
          onPool({ ...pool, take_count: checked ? null : Math.max(1, Math.ceil(count / 2)) })
        }
      />
      {pool.take_count !== null && (
        <NumberField
          label={t('quizzes.pool_take')}
          help={pool.take_count > count ? t('quizzes.pool_too_few', { count }) : undefined}
          value={pool.take_count}
          min={1}
          max={quizLimits.questions}
          onValue={(take_count) => onPool({ ...pool, take_count })}
        />
      )}
    </li>
  )
}
