import { useQuery } from '@tanstack/react-query'
import type { StorageUse } from '@lectern/contract/files/file'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getStorageUse } from '../api.ts'
import { useFileWords } from '../uploads/index.ts'
import { kindTexts } from './files/file-words.ts'
import styles from './storage-meter.module.css'

/** How much the school keeps of what it may, and of which kinds. */
export const StorageMeter = () => {
  const { data } = useQuery(queryFor(getStorageUse, {}))
  // Its place is kept while it is on its way.
  return <section className={styles.meter}>{data && <MeterWords use={data.data} />}</section>
}

const MeterWords = ({ use }: { use: StorageUse }) => {
  const { t, number } = useTexts()
  const words = useFileWords()
  const { quota, used, reserved, by_kind, files_count } = use
  const kinds = by_kind.filter(({ bytes }) => bytes > 0).toSorted((one, other) => other.bytes - one.bytes)
  const share = (bytes: number) => (quota === 0 ? 0 : Math.min(1, bytes / quota))
  const isTight = used + reserved > quota * 0.9
  return (
    <>
      <div className={styles.words}>
        <p className={styles.total} data-tight={isTight || undefined}>
          {t('files.used_of', { used: words.size(used), quota: words.size(quota) })}
        </p>
        <p className={styles.count}>
          {t('files.files_count', { count: files_count })}
          {reserved > 0 && ` · ${t('files.reserved', { size: words.size(reserved) })}`}
        </p>
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-label={t('files.meter')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share(used) * 100)}
        aria-valuetext={t('files.used_of', { used: words.size(used), quota: words.size(quota) })}
      >
        {kinds.map(({ kind, bytes }) => (
          <span key={kind} className={styles.part} data-kind={kind} style={{ '--share': share(bytes) }} />
        ))}
        {reserved > 0 && (
          <span className={styles.part} data-kind="reserved" style={{ '--share': share(reserved) }} />
        )}
      </div>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, bytes, files_count: count }) => (
          <li key={kind}>
            <span className={styles.dot} data-kind={kind} aria-hidden="true" />
            {t(kindTexts[kind])} <b>{words.size(bytes)}</b>
            <span className={styles.number}>{number(count)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
