import type { WriteDatabase } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'

/** What the queue's own column can hold. */
const lastTurn = 30_000

/**
 * Orders the files that wait for one kind of processing: schools take turns, and within a school its people do, each
 * with the oldest file first. A school of which a file is being processed waits for a school of which none is. Called
 * whenever a file joins or leaves.
 */
export const orderWaitingFiles = async (db: WriteDatabase, job: string): Promise<void> => {
  await db.execute(sql`
    with all_of_kind as (
      select jobs.id, jobs.is_available, jobs.locked_at is not null as is_running, files.school_id, files.owner_id
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      join files on files.id = (jobs.payload ->> 'file_id')::bigint
      where tasks.identifier = ${job}::text
    ), busy as (
      select school_id, count(*) as running from all_of_kind where is_running group by school_id
    ), by_person as (
      select *, row_number() over (partition by school_id, owner_id order by id) as of_person
      from all_of_kind where is_available
    ), by_school as (
      select by_person.id, row_number() over (partition by school_id order by of_person, by_person.id) as of_school,
        coalesce(busy.running, 0) as running
      from by_person left join busy using (school_id)
    ), waiting as (
      select jobs.id, least(of_school + by_school.running, ${lastTurn}::int)::smallint as turn
      from by_school join graphile_worker._private_jobs as jobs on jobs.id = by_school.id
      where jobs.priority <> least(of_school + by_school.running, ${lastTurn}::int)
      for update of jobs skip locked
    )
    update graphile_worker._private_jobs as jobs set priority = waiting.turn
    from waiting where jobs.id = waiting.id and jobs.is_available`)
}
