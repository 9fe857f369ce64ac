import { toPublicLook, type UnitLook } from '@lectern/contract/blocks/unit-look'
import type { ReactNode } from 'react'
import { lookAttributes } from './look-attributes.ts'
import styles from './unit-look.module.css'

/** The look of a unit around its editor, as learners get it. */
export const UnitLookBox = ({ look, children }: { look: UnitLook | undefined; children: ReactNode }) => (
  <div className={`${styles.box} ${styles.look}`} {...lookAttributes(toPublicLook(look))}>
    {children}
  </div>
)
