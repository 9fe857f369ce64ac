import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ExternalLink, Globe, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './shown-text.module.css'

/** Other sites keep what is theirs; the page above stays where it is. Tabs that they open stay sandboxed. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation'

interface SiteFrameProps {
  src: string
  title: string
  allowsFullScreen: boolean
  hasBorder: boolean
}

const addressOf = (src: string): URL | null => (URL.canParse(src) ? new URL(src) : null)

/** Another site's page, loaded once its reader has pressed for it: until then that site learns nothing of who reads. */
export const SiteFrame = ({ src, title, allowsFullScreen, hasBorder }: SiteFrameProps) => {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const address = addressOf(src)
  if (address?.protocol !== 'https:') return null
  // A page of this school, with its reader's rights, has no place within a text.
  const isOwn = address.origin === window.location.origin
  if (isAsked && !isOwn)
    return <ShownSite src={src} title={title || address.hostname} {...{ allowsFullScreen, hasBorder }} />
  return (
    <div className={styles.ask}>
      <Icon of={Globe} size={20} />
      <p className={styles.askTitle}>{title || address.hostname}</p>
      <p className={styles.askText}>{t('documents.frame_text', { host: address.hostname })}</p>
      <div className={styles.askActions}>
        {!isOwn && (
          <Button variant="primary" icon={<Icon of={Play} />} onClick={() => setAsked(true)}>
            {t('documents.frame_show')}
          </Button>
        )}
        <a className={buttonClass({})} href={src} target="_blank" rel="noopener noreferrer nofollow">
          <Icon of={ExternalLink} />
          {t('documents.frame_open')}
        </a>
      </div>
    </div>
  )
}

const ShownSite = ({ src, title, allowsFullScreen, hasBorder }: SiteFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed is gone: the keyboard goes on in what it opened.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.site}
      data-border={hasBorder || undefined}
      src={src}
      title={title}
      sandbox={sandbox}
      allow={`encrypted-media; picture-in-picture${allowsFullScreen ? '; fullscreen' : ''}`}
      allowFullScreen={allowsFullScreen}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
