import type { File } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import { useConnection } from '../../../frame/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, useNeededTexts } from '../../../lib/texts/index.ts'
import { useLineBack } from '../../../lib/use-line-back.ts'
import { useUnitFiles } from './engine/use-unit-files.ts'
import styles from './players.module.css'

interface MediaUnitProps {
  unit: number
  title: string
  /** How many players there will be. */
  count: number
  shape: 'film' | 'sound'
  render: (
    found: { readonly files: readonly File[]; readonly mirrors: readonly string[] },
    reload: (uuid: string) => Promise<File | null>,
  ) => ReactNode
}

/** A unit of films or recordings: its name, its players, and the place that is held for them. */
export const MediaUnit = ({ unit, title, count, shape, render }: MediaUnitProps) => {
  const hasTexts = useNeededTexts('player')
  const { found, error, reload, retry } = useUnitFiles(unit)
  if (count === 0) return null
  const reloadOne = async (uuid: string) => (await reload()).files.find((file) => file.uuid === uuid) ?? null
  return (
    <section className={styles.unit} aria-label={title || undefined}>
      {title && <p className={styles.name}>{title}</p>}
      {found && hasTexts && render(found, reloadOne)}
      {!found && error !== null && hasTexts && <MissingFiles error={error} onRetry={retry} />}
      {!(found && hasTexts) &&
        (error === null || !hasTexts) &&
        Array.from({ length: count }, (_, at) => (
          <div key={at} className={shape === 'film' ? styles.filmPlace : styles.soundPlace}>
            <Skeleton height="100%" radius="var(--radius-card)" />
          </div>
        ))}
    </section>
  )
}

/** Stands where the players would: why there are none. Without a line they are not kept, and come with it. */
export const MissingFiles = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTexts()
  const isCut = useConnection() === 'none'
  useLineBack(true, onRetry)
  return (
    <Notice
      tone="danger"
      title={isCut ? t('player.unit_not_kept') : errorText(error, t)}
      actions={<Button onClick={onRetry}>{t('player.try_again')}</Button>}
    />
  )
}
