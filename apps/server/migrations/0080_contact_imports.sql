CREATE TABLE "contact_import_plans" (
	"school_id" bigint NOT NULL,
	"headers" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_import_plans_school_id_headers_pk" PRIMARY KEY("school_id","headers")
);
--> statement-breakpoint
CREATE TABLE "contact_import_rows" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"email" text,
	"who" text DEFAULT '' NOT NULL,
	"verdict" text,
	"contact_id" bigint,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "contact_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"file_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"error_line" integer,
	"encoding" text,
	"is_encoding_guessed" boolean DEFAULT false NOT NULL,
	"separator" text,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"done_line" integer DEFAULT 0 NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"rules" jsonb,
	"counts" jsonb,
	"new_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"list_id" bigint,
	"task_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_import_plans" ADD CONSTRAINT "contact_import_plans_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_import_rows" ADD CONSTRAINT "contact_import_rows_import_id_contact_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."contact_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_import_plans_used_at_index" ON "contact_import_plans" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "contact_import_rows_import_id_email_index" ON "contact_import_rows" USING btree ("import_id","email");--> statement-breakpoint
CREATE INDEX "contact_import_rows_import_id_verdict_line_index" ON "contact_import_rows" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "contact_import_rows_contact_id_index" ON "contact_import_rows" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_imports_school_id_id_index" ON "contact_imports" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "contact_imports_user_id_index" ON "contact_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_imports_state_updated_at_index" ON "contact_imports" USING btree ("state","updated_at");