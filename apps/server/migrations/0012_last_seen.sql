ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until the next call: the sign-in of the newest session that is still there.
UPDATE "users" SET "last_seen_at" = "newest"."at" FROM (
  SELECT "user_id", max("updated_at") AS "at" FROM "sessions" GROUP BY "user_id"
) AS "newest" WHERE "newest"."user_id" = "users"."id";--> statement-breakpoint
ALTER TABLE "info_units" ADD COLUMN "copied" boolean DEFAULT false NOT NULL;