import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { Focus, Search, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'

interface ReadingExtrasProps {
  course: string
  canSpeak: boolean
  onListen: () => void
  onFocus: () => void
  onKeys: () => void
}

/** What stands below the choices of the text, once they are open. */
export const ReadingExtras = ({ course, canSpeak, onListen, onFocus, onKeys }: ReadingExtrasProps) => {
  const { t } = useTexts()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => setPlace(document.querySelector('[data-reading-extras]'))
    look()
    const observer = new MutationObserver(look)
    const details = document.querySelector('article details')
    if (details) observer.observe(details, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  if (!place) return null
  return createPortal(
    <div className={styles.extras}>
      <Link href={paths.courseSearch(course)} className={buttonClass({ variant: 'quiet' })}>
        <Icon of={Search} />
        {t('notes.search_course')}
      </Link>
      {canSpeak && (
        <Button variant="quiet" icon={<Icon of={Volume2} />} onClick={onListen}>
          {t('notes.aloud')}
        </Button>
      )}
      <Button variant="quiet" icon={<Icon of={Focus} />} onClick={onFocus}>
        {t('notes.focus')}
      </Button>
      <Button variant="quiet" onClick={onKeys}>
        {t('notes.keys')}
      </Button>
    </div>,
    place,
  )
}
