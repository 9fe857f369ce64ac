import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './shown-text.module.css'

/** The host, because the rest of an address can pretend to be another; the whole address where there is no host. */
const nameOf = (address: string): string => new URL(address).host || address

interface LeavingLinkProps {
  address: string
  onStay: () => void
}

/** Says where a link of an author's frame leads; the press that leaves comes after that. */
export const LeavingLink = ({ address, onStay }: LeavingLinkProps) => {
  const { t } = useTexts()
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <div className={styles.leaving} role="group" aria-label={t('documents.link_leads')}>
      <p className={styles.askText}>{t('documents.link_leads')}</p>
      <p className={styles.askTitle}>{nameOf(address)}</p>
      {nameOf(address) !== address && <p className={styles.address}>{address}</p>}
      <div className={styles.askActions}>
        <a
          ref={way}
          className={buttonClass({ variant: 'primary' })}
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={onStay}
        >
          <Icon of={ExternalLink} />
          {t('documents.frame_open')}
        </a>
        <Button onClick={onStay}>{t('documents.link_stay')}</Button>
      </div>
    </div>
  )
}
