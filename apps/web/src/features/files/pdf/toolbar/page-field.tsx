import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from '../pdf-viewer.module.css'

interface PageFieldProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Which page is seen, and the way to another one. */
export const PageField = ({ page, pages, onPage }: PageFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number(typed)
    if (typed !== undefined && Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted)
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
    if (event.key !== 'Escape' || typed === undefined) return
    // Gives up the number, not the document.
    event.preventDefault()
    event.stopPropagation()
    setTyped(undefined)
  }
  return (
    <span className={styles.pageField}>
      <input
        className={styles.number}
        value={typed ?? page}
        inputMode="numeric"
        disabled={pages === 0}
        aria-label={t('documents.page')}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={go}
        onKeyDown={onKeyDown}
      />
      <span>{t('documents.page_of', { count: pages })}</span>
    </span>
  )
}
