import type { WriteDatabase } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'

/** What the queue's own column can hold. */
const lastTurn = 30_000

/** A file that waits longer goes before smaller ones of its turn. */
const patienceMinutes = 10

/**
 * Orders the files that wait for one kind of processing: schools take turns, and within a school its people do. Of those whose turn
 * is the same, as of the files of one person, the smallest goes first, unless another has waited for long. A school of which a file
 * is being processed waits for a school of which none is. Called whenever a file joins or leaves.
 */
export const orderWaitingFiles = async (db: WriteDatabase, job: string): Promise<void> => {
  await db.execute(sql`
    with all_of_kind as (
      select jobs.id, jobs.is_available, jobs.locked_at is not null as is_running, files.school_id, files.owner_id,
        case when jobs.created_at < now() - ${patienceMinutes} * interval '1 minute' then 0 else files.bytes end as weight
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      join files on files.id = (jobs.payload ->> 'file_id')::bigint
      where tasks.identifier = ${job}::text
    ), busy as (
      select school_id, count(*) as running from all_of_kind where is_running group by school_id
    ), by_person as (
      select *, row_number() over (partition by school_id, owner_id order by weight, id) as of_person
      from all_of_kind where is_available
    ), by_school as (
      select id, school_id, weight, row_number() over (partition by school_id order by of_person, weight, id) as of_school
      from by_person
    ), in_order as (
      select by_school.id, least(
        row_number() over (order by of_school + coalesce(busy.running, 0), weight, by_school.id), ${lastTurn}::int
      )::smallint as turn
      from by_school left join busy using (school_id)
    ), waiting as (
      select in_order.id, in_order.turn
      from in_order join graphile_worker._private_jobs as jobs on jobs.id = in_order.id
      where jobs.priority <> in_order.turn
      for update of jobs skip locked
    )
    update graphile_worker._private_jobs as jobs set priority = waiting.turn
    from waiting where jobs.id = waiting.id and jobs.is_available`)
}
