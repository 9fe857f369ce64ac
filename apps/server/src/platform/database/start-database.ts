import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { migrateDatabase } from './migrate.ts'
import { openNotifications, type Notifications } from './notifications.ts'
import { type OpenDatabase, openDatabase, type DatabaseTarget } from './pool.ts'
import { startEmbeddedDatabase } from './embedded/supervisor.ts'

/** The database of a running server: reachable, migrated, listened to. */
export interface RunningDatabase extends OpenDatabase {
  readonly notifications: Notifications
  readonly embedded: boolean
}

/**
 * Reaches the database that the settings name (the embedded one is started) and migrates it.
 *
 * @throws Error with a sentence for the operator.
 */
export const startDatabase = async (
  env: Pick<Env, 'databaseUrl' | 'dataFolder' | 'production'>,
  log: Log,
): Promise<RunningDatabase> => {
  const server = await reachServer(env, log)
  try {
    await migrateDatabase(server.target)
    const database = openDatabase(server.target, {
      log,
      secondConnections: env.production ? 'logged' : 'refused',
    })
    const notifications = await openNotifications(server.target, log)
    return {
      ...database,
      notifications,
      embedded: env.databaseUrl === undefined,
      close: async () => {
        await notifications.close()
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

interface Server {
  readonly target: DatabaseTarget
  stop(): Promise<void>
}

const reachServer = async (env: Pick<Env, 'databaseUrl' | 'dataFolder'>, log: Log): Promise<Server> =>
  env.databaseUrl === undefined
    ? startEmbeddedDatabase(env.dataFolder, log)
    : { target: { connectionString: env.databaseUrl }, stop: async () => {} }
