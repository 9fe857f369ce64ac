import { useEffect } from 'react'
import type { ShownUnit, UnitProps } from '../../block-view.tsx'
import styles from './view.module.css'

/** A text of the author, as safe HTML that the server made from the stored document (docs/decisions/0008). */
export const TextUnit = ({ unit }: UnitProps<ShownUnit<3>>) => {
  const html = unit.description_formatted
  useEffect(() => {
    // Most texts are in the school's own font: the list of the others comes with the first text that names one.
    if (html.includes('font-family:')) void import('./fonts.css')
  }, [html])
  // oxlint-disable-next-line react/no-danger -- rendered from a schema on the server, tags of its own alone
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
