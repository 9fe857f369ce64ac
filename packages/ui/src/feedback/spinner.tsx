import styles from './spinner.module.css'

/** A turning ring for the inside of a busy button; says nothing by itself, so never use it alone on a page. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
