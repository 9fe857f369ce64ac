CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "file_texts" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "file_texts" ("file_id", "cabinet_id", "content")
SELECT "id", "cabinet_id", "content_text" FROM "files"
WHERE "content_text" IS NOT NULL AND "parent_id" IS NULL AND "deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "file_texts_cabinet_id_index" ON "file_texts" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "file_texts_content" ON "file_texts" USING gin ("content" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "content_text";