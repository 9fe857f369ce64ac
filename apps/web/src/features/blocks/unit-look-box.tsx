import { toPublicLook, type UnitLook } from '@lectern/contract/blocks/unit-look'
import type { ReactNode } from 'react'
import './unit-look.css'
import styles from './unit-look-box.module.css'

/** The look of a unit around its editor, as learners get it. */
export const UnitLookBox = ({ look, children }: { look: UnitLook | undefined; children: ReactNode }) => (
  <div className={styles.box} {...toPublicLook(look)}>
    {children}
  </div>
)
