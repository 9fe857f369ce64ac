CREATE TABLE "file_folders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_leftovers" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_quotas" (
	"cabinet_id" bigint PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_usages" (
	"file_id" bigint NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"place_type" text NOT NULL,
	"place_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"allow_doc_preview" boolean,
	"allow_doc_download" boolean,
	CONSTRAINT "file_usages_place_type_place_id_file_id_pk" PRIMARY KEY("place_type","place_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"folder_id" bigint,
	"parent_id" bigint,
	"role" text,
	"model" text NOT NULL,
	"original_name" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"extension" text NOT NULL,
	"mime_type" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"storage_folder" text NOT NULL,
	"sha256" text,
	"process_status" text NOT NULL,
	"process_progress" smallint DEFAULT 0 NOT NULL,
	"process_error" text,
	"width" integer,
	"height" integer,
	"duration" double precision,
	"pages" integer,
	"peaks" jsonb,
	"language" text,
	"label" text,
	"content_text" text,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"allow_doc_preview" boolean,
	"allow_doc_download" boolean,
	"only_upload" boolean DEFAULT false NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_uuid" uuid NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"folder_id" bigint,
	"model" text NOT NULL,
	"original_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "file_usages" ADD CONSTRAINT "file_usages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_folders_cabinet_id_index" ON "file_folders" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "file_folders_parent_id_index" ON "file_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "file_usages_file_id_index" ON "file_usages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_usages_cabinet_id_index" ON "file_usages" USING btree ("cabinet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_uuid" ON "files" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "files_storage" ON "files" USING btree ("cabinet_id","uploaded_at") WHERE deleted_at is null and parent_id is null;--> statement-breakpoint
CREATE INDEX "files_parent_id_index" ON "files" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "files_folder_id_index" ON "files" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_cabinet_id_index" ON "uploads" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");