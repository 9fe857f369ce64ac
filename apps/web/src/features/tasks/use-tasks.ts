import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Task } from '@lectern/contract/tasks/tasks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { queryFor } from '../../lib/api/index.ts'
import { useLive } from '../../lib/live/index.ts'
import { listTasks } from './api.ts'
import { isOpen } from './shown-tasks.ts'

const query = queryFor(listTasks, {})

/** Puts a task that was just started, or has another state, among the ones that are shown. */
export const useTaskStart = (): ((task: Task) => void) => {
  const queries = useQueryClient()
  return (task) => {
    queries.setQueryData<{ data: Task[] }>(query.queryKey, (before) => ({
      data: [task, ...(before?.data ?? []).filter(({ id }) => id !== task.id)].toSorted(
        (a, b) => b.id - a.id,
      ),
    }))
    // A quick one may have ended while the answer was under way.
    void queries.invalidateQueries({ queryKey: query.queryKey })
  }
}

/** Tasks of the reader as the live line tells of them. `onEnded` is called when one ends that the page saw under way. */
export const useTasks = (onEnded: () => void) => {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    meta: { onlyLogged: true },
  })
  useLive('task', () => void refetch())
  const tellEnd = useEffectEvent(onEnded)
  const underWay = useRef<readonly number[]>([])
  useEffect(() => {
    const open = (data?.data ?? []).filter(isOpen).map(({ id }) => id)
    if (underWay.current.some((id) => !open.includes(id))) tellEnd()
    underWay.current = open
  }, [data])
  return { tasks: data?.data ?? [], readAt: dataUpdatedAt }
}
