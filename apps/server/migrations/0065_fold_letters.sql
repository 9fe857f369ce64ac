-- Forms of the same letters alike: what foldForSearch of the contract does, so that both sides compare the same.
CREATE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
SELECT regexp_replace(normalize(replace(translate(lower(regexp_replace(normalize(translate(normalize(translate($1,
  U&'\201C\201D\201E\201F\00AB\00BB\2033\2010\2011''\2018\2019\201B\02B9\02BB\02BC\2032\0060\00B4\FF07\00AD\061C\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
  '"""""""--'), NFC),
  U&'\0419\0439\0407\0457\040E\045E', U&'\E000\E000\E001\E001\E002\E002'), NFKD),
  U&'[\0300-\036F]', '', 'g')),
  U&'\03C2\0491\E000\E001\E002', U&'\03C3\0433\0439\0457\045E'), U&'\00DF', 'ss'), NFC),
  E'[ \t\n\r]+', ' ', 'g')
$$;--> statement-breakpoint
DROP INDEX "file_texts_content";--> statement-breakpoint
ALTER TABLE "file_texts" ADD COLUMN "folded" text GENERATED ALWAYS AS (folded(content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "file_texts_folded" ON "file_texts" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
UPDATE "bank_questions" SET "words" = folded("words");--> statement-breakpoint
UPDATE "unit_words" SET "words" = folded("words");--> statement-breakpoint
UPDATE "file_words" SET "words" = folded("words");
