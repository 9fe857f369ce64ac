import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** Words for assistive technology only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={styles.hidden} />
