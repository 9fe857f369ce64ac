import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './table.module.css'

interface TableSkeletonProps {
  /** Widths of the words in each column, any CSS length. */
  widths: readonly string[]
  rows?: number | undefined
}

/** The place of a table that is on its way, in the table's own measures. */
export const TableSkeleton = ({ widths, rows = 6 }: TableSkeletonProps) => {
  const columns = [...widths.entries()]
  return (
    <div className={styles.frame} aria-hidden="true">
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([at]) => (
              <th key={at}>
                <Skeleton width="56px" height="10px" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_row, row) => (
            <tr key={row}>
              {columns.map(([at, width]) => (
                <td key={at}>
                  <Skeleton width={width} height="14px" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
