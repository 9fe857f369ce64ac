-- Sessions that ended before this have left choices that nobody can use.
DELETE FROM "preview_settings" WHERE NOT EXISTS (SELECT FROM "sessions" WHERE "sessions"."id" = "preview_settings"."session_id");--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "changed_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_settings" ADD CONSTRAINT "preview_settings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_settings_session_id_index" ON "preview_settings" USING btree ("session_id");