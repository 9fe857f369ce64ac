import type { ShownUnit, UnitProps } from '../../block-view.tsx'
import styles from './view.module.css'

/** A text of the author, as safe HTML that the server made from the stored document (docs/decisions/0008). */
export const TextUnit = ({ unit }: UnitProps<ShownUnit<3>>) => (
  // oxlint-disable-next-line react/no-danger -- rendered from a schema on the server, tags of its own alone
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: unit.description_formatted }} />
)
