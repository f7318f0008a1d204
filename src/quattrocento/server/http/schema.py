"""How a saying is described in the OpenAPI document: a whole number would fit two of its types."""

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from quattrocento.kernel.saying import Saying


class SayingSchema(OpenAPISchemaPlugin):
    """A message id, its clause, and what it speaks of: words, numbers, sayings, lists of sayings."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return value is Saying

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        text = Schema(type=OpenAPIType.STRING)
        return Schema(
            type=OpenAPIType.OBJECT,
            properties={"message": text, "clause": text, "about": Schema(type=OpenAPIType.OBJECT)},
            required=["message", "clause", "about"],
        )
